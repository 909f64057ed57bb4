import { useState } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focused } from '../../../ui/focused.ts';
import { PhotoMark } from './photo-mark.tsx';
import type { Look } from './photo-tiles.tsx';

const text = messages.review.photos;

type Props = {
  name: string;
  /** Addresses of the photos; one without is passed over. */
  hrefs: readonly (string | undefined)[];
  index: number;
  look: Look;
  onMove: (index: number) => void;
  /** The photo could not be loaded by its link. */
  onFailed: (index: number, href: string) => void;
  onClose: () => void;
};

/** One photo at a time in full size; arrows or j and k move, Escape closes. */
export function PhotoViewer({ name, hrefs, index, look: { href, at }, onMove, onFailed, onClose }: Props) {
  const [failed, setFailed] = useState<string>();
  const label = text.viewer(index + 1, hrefs.length, name);

  function move(by: number) {
    const to = index + by;
    if (hrefs[to]) onMove(to);
  }

  const deeds: Record<string, () => void> = {
    ArrowRight: () => move(1),
    j: () => move(1),
    ArrowLeft: () => move(-1),
    k: () => move(-1),
    o: onClose,
  };

  return (
    <Dialog label={label} look="stage" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog's buttons do the same as these keys */}
      <div className="flex h-full flex-col" onKeyDown={({ key }) => deeds[key]?.()}>
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
          <p aria-live="polite" className="text-sm tabular-nums">
            {label}
          </p>
          <div className="flex gap-2">
            <Button look="onInk" disabled={!hrefs[index - 1]} onClick={() => move(-1)}>
              {messages.review.previous}
            </Button>
            <Button look="onInk" disabled={!hrefs[index + 1]} onClick={() => move(1)}>
              {messages.review.next}
            </Button>
            {/* Focus starts here, so that Enter leaves again. */}
            <Button look="onInk" ref={focused} onClick={onClose}>
              {text.close}
            </Button>
          </div>
        </div>
        <div className="relative grid min-h-0 grow grid-rows-[minmax(0,1fr)] place-items-center p-2">
          {failed === href ? (
            <p role="alert">{text.failed}</p>
          ) : (
            <>
              <img
                key={href}
                src={href}
                alt={text.alt(index + 1, name)}
                className="max-h-full max-w-full object-contain"
                onError={() => {
                  setFailed(href);
                  onFailed(index, href);
                }}
              />
              <PhotoMark at={at} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
