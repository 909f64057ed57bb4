import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { type Look, photoHrefs } from './photo-tiles.tsx';

/**
 * Which photo the viewer shows, undefined while it is closed, and the looks by path. A photo keeps the link that it was
 * opened by when fresh ones come, for each loading is logged as a look; a link that has failed gives way.
 */
export function useViewer(application: ReviewedApplication) {
  const [viewing, setViewing] = useState<number>();
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const paths = application.file_urls;
  const hrefs = photoHrefs(application);

  function look(index: number, failed?: string) {
    const [path, href] = [paths[index], hrefs[index]];
    if (path === undefined || !href) return false;
    setLooks((before) => {
      const known = before.get(path);
      return known && known.href !== failed ? before : new Map(before).set(path, { href, at: new Date() });
    });
    return true;
  }

  return {
    hrefs: paths.map((path, index) => looks.get(path)?.href ?? hrefs[index]),
    viewing,
    viewed: viewing === undefined ? undefined : looks.get(paths[viewing]!),
    looks,
    view: (index: number) => look(index) && setViewing(index),
    renew: look,
    close: () => setViewing(undefined),
  };
}
