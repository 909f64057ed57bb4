import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { photoHrefs } from '../labels.ts';
import type { Look } from './photo-tiles.tsx';

/** The first photo shown when the viewer moves on to an applicant. */
export type End = 'first' | 'last';
export type Beyond = (by: 1 | -1, end?: End) => (() => void) | undefined;

type Looks = ReadonlyMap<string, Look>;

/** When fresh links arrive, an opened photo keeps its link, because each load is logged as a look. */
export function useViewer(application: ReviewedApplication, end?: End) {
  const paths = application.file_urls;
  const hrefs = photoHrefs(application);
  const [viewing, setViewing] = useState(() => {
    const first = end === 'last' ? hrefs.findLastIndex(Boolean) : hrefs.findIndex(Boolean);
    return end && first >= 0 ? first : undefined;
  });
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
    prepare(index: number) {
      const [path, href] = [paths[index + 1], hrefs[index + 1]];
      if (path !== undefined && href && !looks.has(path) && !aheads.has(path))
        setAheads(new Map(aheads).set(path, href));
    },
    forget: () => setLooks(new Map()),
    close: () => setViewing(undefined),
  };
}
