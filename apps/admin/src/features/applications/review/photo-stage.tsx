import { useEffect, useState } from 'react';
import { review } from '../review-words.ts';
import { PhotoMark } from './photo-mark.tsx';
import type { Look } from './photo-tiles.tsx';
import { useGestures } from './use-gestures.ts';
import type { Zooming } from './use-zoom.ts';

type Props = {
  look: Look;
  alt: string;
  ahead: string | undefined;
  failed: boolean;
  zooming: Zooming;
  onLoaded: () => void;
  onFailed: (href: string) => void;
};

// The size in which the whole picture fits, also rotated; in container units, as CSS does not know the picture's.
const fits = ['max-h-[100cqh] max-w-[100cqw]', 'max-h-[100cqw] max-w-[100cqh]'];

export function PhotoStage({ look: { href, at }, alt, ahead, failed, zooming, onLoaded, onFailed }: Props) {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const { stage, image, view } = zooming;
  const { x, y, scale, turns } = view;
  const gestures = useGestures(zooming);

  const isLoaded = loaded.includes(href);
  useEffect(() => {
    if (isLoaded) onLoaded();
    // oxlint-disable-next-line react/exhaustive-deps -- `onLoaded` runs once for each photo
  }, [isLoaded, href]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- buttons and keys of the viewer do the same
    <div
      ref={stage}
      className={`@container-size relative min-h-0 grow touch-none overflow-hidden p-2 select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      {...gestures}
    >
      {failed ? (
        <p role="alert" className="grid h-full place-items-center">
          {review.photos.failed}
        </p>
      ) : (
        [href, ahead].map(
          (src) =>
            src && (
              <img
                // The element that preloaded a photo also shows it, so that nothing is loaded twice.
                key={src}
                ref={src === href ? image : undefined}
                src={src}
                alt={src === href ? alt : ''}
                hidden={src !== href}
                draggable={false}
                className={`absolute top-1/2 left-1/2 ${fits[turns % 2]}`}
                style={{
                  transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`,
                }}
                onLoad={() => setLoaded((all) => [...all, src])}
                onError={() => onFailed(src)}
              />
            ),
        )
      )}
      <PhotoMark at={at} />
    </div>
  );
}
