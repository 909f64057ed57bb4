import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { review } from '../review-words.ts';
import { PhotoMark } from '../photo-mark.tsx';
import { loadedTile, type Look } from './photo-tiles.tsx';
import { useGestures } from './use-gestures.ts';
import type { Swipes } from './use-swipe.ts';
import type { Zooming } from './use-zoom.ts';
import type { View } from './zoom.ts';

type Size = { width: number; height: number };
type Props = {
  path: string;
  look: Look;
  alt: string;
  ahead: string | undefined;
  failed: boolean;
  zooming: Zooming;
  swipes: Swipes;
  onLoaded: () => void;
  onFailed: (href: string) => void;
};

// The size in which the whole picture fits, also rotated; in container units, as CSS does not know the picture's.
const fits = ['max-h-[100cqh] max-w-[100cqw]', 'max-h-[100cqw] max-w-[100cqh]'];

export function PhotoStage({
  path,
  look: { href, at },
  alt,
  ahead,
  failed,
  zooming,
  swipes,
  onLoaded,
  onFailed,
}: Props) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Size>>(new Map());
  const tile = useMemo(() => loadedTile(path), [path]);
  const { stage, image, view } = zooming;
  const { x, y, scale, turns } = view;
  const gestures = useGestures(zooming, swipes);

  const size = loaded.get(href);
  const isLoaded = size !== undefined;
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
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setLoaded((all) => new Map(all).set(src, { width, height }))
                }
                onError={() => onFailed(src)}
              />
            ),
        )
      )}
      {tile && !isLoaded && !failed && (
        <canvas
          ref={(canvas) => canvas?.getContext('2d')?.drawImage(tile, 0, 0)}
          width={tile.naturalWidth}
          height={tile.naturalHeight}
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <PhotoMark at={at} style={shownIn(size ?? sizeOf(tile), view)} />
    </div>
  );
}

/** Of a tile only the proportions count, as it fills the stage. */
const sizeOf = (tile: HTMLImageElement | undefined): Size | undefined =>
  tile && { width: tile.naturalWidth * 100, height: tile.naturalHeight * 100 };

/** The part of the stage that the picture covers. */
function shownIn(size: Size | undefined, { scale, turns }: View): CSSProperties {
  if (!size) return {};
  const [width, height] = turns % 2 ? [size.height, size.width] : [size.width, size.height];
  return {
    inset: '50% auto auto 50%',
    transform: 'translate(-50%, -50%)',
    width: `min(100cqw, ${scale} * min(${width}px, 100cqw, 100cqh * ${width / height}))`,
    height: `min(100cqh, ${scale} * min(${height}px, 100cqh, 100cqw * ${height / width}))`,
  };
}
