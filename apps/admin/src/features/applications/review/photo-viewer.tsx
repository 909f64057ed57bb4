import { useState, type ReactNode } from 'react';
import { review } from '../review-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PhotoStage } from './photo-stage.tsx';
import type { Look } from './photo-tiles.tsx';
import type { Beyond } from './use-viewer.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { pageKeys, useViewerKeys } from './viewer-keys.ts';

const text = review.photos;

type Props = {
  name: string;
  paths: readonly string[];
  /** The photos' addresses; a photo without one is skipped. */
  hrefs: readonly (string | undefined)[];
  index: number;
  look: Look;
  ahead: string | undefined;
  beyond: Beyond;
  onMove: (index: number) => void;
  onLoaded: (index: number) => void;
  onFailed: (index: number, href: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** One photo at a time; arrows go on to the next photo and the next applicant's, j and k to the next applicant. */
export function PhotoViewer({
  name,
  paths,
  hrefs,
  index,
  look,
  ahead,
  beyond,
  onMove,
  onLoaded,
  onFailed,
  onClose,
  children,
}: Props) {
  const [failed, setFailed] = useState<string>();
  const zooming = useZoom(look.href);
  const label = text.viewer(index + 1, hrefs.length, name);

  const to = (other: number) => (hrefs[other] ? () => onMove(other) : undefined);
  const previous = index > 0 ? to(index - 1) : beyond(-1, 'last');
  const next = index + 1 < hrefs.length ? to(index + 1) : beyond(1, 'first');
  useViewerKeys({ zooming, beyond, previous, next, onClose });

  return (
    <Dialog label={label} look="stage" pageKeys={pageKeys} onClose={onClose}>
      <div className="flex h-full flex-col">
        <ViewerBar {...{ label, zooming, previous, next, onClose }} />
        <PhotoStage
          path={paths[index]!}
          look={look}
          alt={text.alt(index + 1, name)}
          ahead={ahead}
          failed={failed === look.href}
          zooming={zooming}
          swipes={{ left: next, right: previous }}
          onLoaded={() => onLoaded(index)}
          onFailed={(href) => {
            if (href === look.href) setFailed(href);
            onFailed(href === look.href ? index : index + 1, href);
          }}
        />
        <div className="px-3 py-2 *:mx-auto *:max-w-2xl">{children}</div>
      </div>
    </Dialog>
  );
}
