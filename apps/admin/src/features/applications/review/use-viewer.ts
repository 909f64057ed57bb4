import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { photoHrefs } from './photo-tiles.tsx';

/** Which photo the viewer shows, undefined while it is closed, and the paths of those that were opened in it. */
export function useViewer(application: ReviewedApplication) {
  const [viewing, setViewing] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const hrefs = photoHrefs(application);

  function view(index: number) {
    const path = application.file_urls[index];
    if (path === undefined || !hrefs[index]) return;
    setViewing(index);
    setOpened((before) => new Set(before).add(path));
  }

  return { hrefs, viewing, opened, view, close: () => setViewing(undefined) };
}
