import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useKeys } from '../use-keys.ts';
import { photoHrefs, PhotoTiles, type Look } from './photo-tiles.tsx';

const text = review.photos;

type Props = {
  application: ReviewedApplication;
  looks: ReadonlyMap<string, Look>;
  onOpen: (index: number) => void;
  onCover: () => void;
};

export function PhotosPanel({ application, looks, onOpen, onCover }: Props) {
  const [tiles, setTiles] = useState<ReadonlyMap<string, Look>>(new Map());
  const { file_urls: paths } = application;
  const hrefs = photoHrefs(application);
  const shown = new Map([...looks, ...tiles]);
  const covered = paths.flatMap((path, index) => {
    const href = hrefs[index];
    return href && !shown.has(path) ? [[path, href] as const] : [];
  });

  function toggle() {
    if (covered.length === 0) onCover();
    setTiles((before) => (covered.length === 0 ? new Map() : uncovered(before, covered)));
  }
  useKeys({ p: toggle });

  return (
    // Photos are not printed: the log of looks could not tell who sees the paper.
    <Panel heading={text.heading} className="print:hidden">
      <PhotoTiles application={application} looks={shown} onOpen={onOpen} />
      {hrefs.some(Boolean) && (
        <Button className="justify-self-start" onClick={toggle}>
          {covered.length > 0 ? text.uncover : text.cover}
        </Button>
      )}
    </Panel>
  );
}

function uncovered(before: ReadonlyMap<string, Look>, covered: (readonly [path: string, href: string])[]) {
  const at = new Date();
  // A photo's link also opens its tile.
  return new Map([
    ...before,
    ...covered.map(([path, href]) => [path, { href: href.replace('?', '/tile?'), at }] as const),
  ]);
}
