import { onStaffLeft } from '../api/session.ts';

/** What is typed about one application and not saved yet. */
export type DraftKind = 'note' | 'score' | 'answer';

const texts = new Map<string, string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((notify) => notify());

const nameOf = (kind: DraftKind, applicationId: string) => `${kind} ${applicationId}`;

export const readDraft = (kind: DraftKind, applicationId: string): string | undefined =>
  texts.get(nameOf(kind, applicationId));

/** @param text undefined or empty once it is saved or taken back */
export function writeDraft(kind: DraftKind, applicationId: string, text: string | undefined): void {
  const name = nameOf(kind, applicationId);
  if (text) texts.set(name, text);
  else texts.delete(name);
  tell();
}

/** @returns how to stop listening */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStaffLeft(() => {
  texts.clear();
  tell();
});
