import { useState } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focused } from '../../../ui/focused.ts';

const text = messages.review.photos;

type Props = {
  name: string;
  /** Addresses of the photos; one without is passed over. */
  hrefs: readonly (string | undefined)[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** One photo at a time in full size; arrows or j and k move, Escape closes. */
export function PhotoViewer({ name, hrefs, index, onMove, onClose }: Props) {
  const [failed, setFailed] = useState<string>();
  const href = hrefs[index];
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
        <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)] place-items-center p-2">
          {failed === href ? (
            <p role="alert">{text.failed}</p>
          ) : (
            <img
              key={href}
              src={href}
              alt={text.alt(index + 1, name)}
              className="max-h-full max-w-full object-contain"
              onError={() => setFailed(href)}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
