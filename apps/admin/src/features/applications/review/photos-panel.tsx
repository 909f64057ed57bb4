import type { ReviewedApplication } from '@blue-peony/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKept } from '../../../api/use-kept.ts';
import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { Panel } from '../../../ui/panel.tsx';
import { photoHrefs } from '../labels.ts';
import { useKeys } from '../use-keys.ts';
import { PhotoTiles, type Look } from './photo-tiles.tsx';

const text = review.photos;

type Props = {
  application: ReviewedApplication;
  looks: ReadonlyMap<string, Look>;
  onOpen: (index: number) => void;
  onCover: () => void;
};

export function PhotosPanel({ application, looks, onOpen, onCover }: Props) {
  const [tiles, setTiles] = useState<ReadonlyMap<string, Look>>(new Map());
  const [session, setSession] = useUncovered();
  /** What she chose for this applicant, over what holds for the session. */
  const [chosen, setChosen] = useState<'covered' | 'uncovered'>();
  const { file_urls: paths } = application;
  const hrefs = photoHrefs(application);
  const shown = new Map([...looks, ...tiles]);
  const covered = paths.flatMap((path, index) => {
    const href = hrefs[index];
    return href && !shown.has(path) ? [[path, href] as const] : [];
  });
  if (covered.length > 0 && (chosen ?? (session && 'uncovered')) === 'uncovered') setTiles(uncovered(tiles, covered));

  function toggle() {
    setChosen(covered.length > 0 ? 'uncovered' : 'covered');
    if (covered.length > 0) return;
    onCover();
    setTiles(new Map());
  }
  const name = covered.length > 0 ? text.uncover : text.cover;
  const given = hrefs.some(Boolean);
  useKeys({ p: toggle });
  useCommands([{ name, keys: 'p', run: given && toggle }]);

  const aside = given && (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex min-h-9 items-center gap-1.5">
        <input
          type="checkbox"
          className="size-4"
          checked={session}
          onChange={({ target }) => {
            setSession(target.checked);
            setChosen(undefined);
          }}
        />
        {text.session}
      </label>
      <Button onClick={toggle}>{name}</Button>
    </div>
  );
  return (
    // Photos are not printed: the log of looks could not tell who sees the paper.
    <Panel heading={text.heading} aside={aside} className="gap-2! py-3! lg:col-span-2 print:hidden">
      <PhotoTiles application={application} looks={shown} onOpen={onOpen} />
    </Panel>
  );
}

/** Until she signs out or reloads; each photo shown is a look as ever. */
function useUncovered() {
  const client = useQueryClient();
  const queryKey = ['photos uncovered'];
  return [useKept(queryKey, false), (on: boolean) => void client.setQueryData(queryKey, on)] as const;
}

function uncovered(before: ReadonlyMap<string, Look>, covered: (readonly [path: string, href: string])[]) {
  const at = new Date();
  // A photo's link also opens its tile.
  return new Map([
    ...before,
    ...covered.map(([path, href]) => [path, { href: href.replace('?', '/tile?'), at }] as const),
  ]);
}
