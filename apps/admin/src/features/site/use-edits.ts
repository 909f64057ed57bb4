import { useMemo, useSyncExternalStore } from 'react';
import { applicationsWith, onDrafts, readDraft, writeDraft } from '../../drafts/drafts.ts';
import { isSame, type Edit } from './values.ts';

const read = (key: string): Edit | undefined => {
  const text = readDraft('site', key);
  return text === undefined ? undefined : (JSON.parse(text) as Edit);
};
const write = (edit: Edit) => writeDraft('site', edit.key, JSON.stringify(edit));
const all = () =>
  `[${applicationsWith('site')
    .map((key) => readDraft('site', key))
    .join()}]`;

export const readEdits = (): readonly Edit[] => JSON.parse(all()) as Edit[];

/** What was changed here and is not saved yet; sealed on the device until it is. */
export function useEdits(): { edits: readonly Edit[]; mark: string } {
  const mark = useSyncExternalStore(onDrafts, all);
  return useMemo(() => ({ edits: JSON.parse(mark) as Edit[], mark }), [mark]);
}

export function edit(key: string, now: unknown, saved: unknown): void {
  write({ key, was: read(key)?.was ?? saved ?? null, now: now ?? null });
}

export const dropEdit = (key: string): void => writeDraft('site', key, undefined);

/** The edit begins from what is saved now. */
export function rebase(key: string, saved: unknown): void {
  const found = read(key);
  if (!found) return;
  if (isSame(found.now, saved)) dropEdit(key);
  else write({ ...found, was: saved ?? null });
}
