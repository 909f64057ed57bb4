import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { type Look, photoHrefs } from './photo-tiles.tsx';

/** Which photo of an applicant comes first when the viewer moves on to her. */
export type End = 'first' | 'last';
/** What opens the photos of the applicant before (-1) or after (1), where there is one. */
export type Beyond = (by: 1 | -1, end: End) => (() => void) | undefined;

type Looks = ReadonlyMap<string, Look>;

/**
 * Which photo the viewer shows, undefined while it is closed, and the looks by path. A photo keeps the link that it was
 * opened by when fresh ones come, for each loading is logged as a look; a link that has failed gives way.
 * @param end the photo that is open from the start
 */
export function useViewer(application: ReviewedApplication, end?: End) {
  const paths = application.file_urls;
  const hrefs = photoHrefs(application);
  const [viewing, setViewing] = useState(() => {
    const first = end === 'last' ? hrefs.findLastIndex(Boolean) : hrefs.findIndex(Boolean);
    return end && first >= 0 ? first : undefined;
  });
  /** Links of photos that were loaded before anybody moved to them, by path. */
  const [aheads, setAheads] = useState<ReadonlyMap<string, string>>(new Map());
  const [looks, setLooks] = useState<Looks>(() => (viewing === undefined ? new Map() : looked(new Map(), viewing)));

  function looked(before: Looks, index: number, failed?: string): Looks {
    const [path, fresh] = [paths[index], hrefs[index]];
    if (path === undefined || !fresh) return before;
    const known = before.get(path);
    if (known && known.href !== failed) return before;
    const href = failed ? fresh : (aheads.get(path) ?? fresh);
    return new Map(before).set(path, { href, at: new Date() });
  }

  return {
    hrefs: paths.map((path, index) => looks.get(path)?.href ?? hrefs[index]),
    viewing,
    viewed: viewing === undefined ? undefined : looks.get(paths[viewing]!),
    ahead: viewing === undefined ? undefined : aheads.get(paths[viewing + 1] ?? ''),
    looks,
    view(index: number) {
      if (!hrefs[index]) return;
      setLooks((before) => looked(before, index));
      setViewing(index);
    },
    renew(index: number, failed: string) {
      const path = paths[index]!;
      if (looks.has(path)) setLooks((before) => looked(before, index, failed));
      else setAheads(new Map([...aheads].filter(([ahead]) => ahead !== path)));
    },
    /** The photo at `index` is there: time to load the next one. */
    prepare(index: number) {
      const [path, href] = [paths[index + 1], hrefs[index + 1]];
      if (path !== undefined && href && !looks.has(path) && !aheads.has(path))
        setAheads(new Map(aheads).set(path, href));
    },
    forget: () => setLooks(new Map()),
    close: () => setViewing(undefined),
  };
}
