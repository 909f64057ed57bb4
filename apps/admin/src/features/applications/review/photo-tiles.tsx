import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { review } from '../review-words.ts';
import { safeHref } from '../labels.ts';
import { PhotoMark } from './photo-mark.tsx';

const text = review.photos;

export type Look = { href: string; at: Date };

type Props = {
  application: ReviewedApplication;
  looks: ReadonlyMap<string, Look>;
  onOpen: (index: number) => void;
};

export function photoHrefs({ file_urls, signedUrls = [] }: ReviewedApplication): (string | undefined)[] {
  return file_urls.map((path) => {
    const link = signedUrls.find((signed) => signed.path === path);
    return link && safeHref(link.url);
  });
}

/** A photo is not loaded until it is opened, because each loading is logged as a look. */
export function PhotoTiles({ application, looks, onOpen }: Props) {
  const { file_urls: paths, name } = application;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  if (paths.length === 0) return <p className="text-muted">{text.none}</p>;
  const hrefs = photoHrefs(application);
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
      {paths.map((path, index) => {
        const look = looks.get(path);
        return (
          <li key={path}>
            <button
              type="button"
              aria-label={text.open(index + 1)}
              disabled={!hrefs[index]}
              className="relative block aspect-3/4 w-full overflow-hidden rounded-lg bg-stage-soft enabled:cursor-zoom-in"
              onClick={() => onOpen(index)}
            >
              {look && failed.has(look.href) && (
                <span role="alert" className="grid size-full place-items-center p-2 text-white">
                  {text.failed}
                </span>
              )}
              {look && !failed.has(look.href) && (
                <>
                  <img
                    src={look.href}
                    alt={text.alt(index + 1, name)}
                    className="size-full object-contain"
                    onError={() => setFailed((before) => new Set(before).add(look.href))}
                  />
                  <PhotoMark at={look.at} />
                </>
              )}
              {!look && (
                <span aria-hidden="true" className="photo-cover grid size-full place-items-center text-2xl text-white">
                  {index + 1}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
