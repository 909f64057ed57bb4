import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState, type CSSProperties } from 'react';
import { review } from '../review-words.ts';
import { photoHrefs } from '../labels.ts';
import { PhotoMark } from '../photo-mark.tsx';

const text = review.photos;

export type Look = { href: string; at: Date };

type Props = {
  application: ReviewedApplication;
  looks: ReadonlyMap<string, Look>;
  onOpen: (index: number) => void;
};

/** A photo is not loaded until it is opened, because each loading is logged as a look. */
export function PhotoTiles({ application, looks, onOpen }: Props) {
  const { file_urls: paths, name } = application;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  if (paths.length === 0) return <p className="text-muted">{text.none}</p>;
  const hrefs = photoHrefs(application);
  return (
    <ul
      data-own-swipe
      style={{ '--photos': Math.max(paths.length, 2) } as CSSProperties}
      className="@container -m-1 flex snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:thin] print:hidden"
    >
      {paths.map((path, index) => {
        const look = looks.get(path);
        const lost = look && failed.has(look.href);
        return (
          <li key={path} className="relative shrink-0 snap-start">
            <button
              type="button"
              aria-label={text.open(index + 1)}
              disabled={!hrefs[index]}
              className={`relative block overflow-hidden rounded-lg bg-stage-soft text-white enabled:cursor-zoom-in ${look && !lost ? opened : covered}`}
              onClick={() => onOpen(index)}
            >
              {lost && (
                <span role="alert" className="grid size-full place-items-center p-1 text-xs">
                  {text.failed}
                </span>
              )}
              {look && !lost && (
                <img
                  data-tile={path}
                  src={look.href}
                  alt={text.alt(index + 1, name)}
                  className="h-full w-auto"
                  onError={() => setFailed((before) => new Set(before).add(look.href))}
                />
              )}
              {!look && (
                <span aria-hidden="true" className="photo-cover grid size-full place-items-center font-semibold">
                  {index + 1}
                </span>
              )}
            </button>
            {/* Beside the button, whose words it is not. */}
            {look && !lost && <PhotoMark at={look.at} />}
          </li>
        );
      })}
    </ul>
  );
}

const covered = 'h-14 w-18';
/** On a wide screen portraits fill the width, as far as message and contact keep a height. */
const opened = 'h-64 min-w-18 lg:h-[clamp(8rem,min(100dvh-46rem,(100cqw-2.5rem)/0.75/var(--photos)),24rem)]';

/** A tile that is loaded already; asking for it again would be another look. */
export const loadedTile = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-tile]')].find(
    (image) => image.dataset['tile'] === path && image.naturalWidth > 0,
  );
