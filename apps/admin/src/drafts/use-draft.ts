import { useSyncExternalStore } from 'react';
import { onDrafts, readDraft, writeDraft, type DraftKind } from './drafts.ts';

/** A draft that survives leaving the page until it is saved; undefined when there is none. */
export function useDraft(
  kind: DraftKind,
  applicationId: string,
): [value: string | undefined, set: (value: string | undefined) => void] {
  const value = useSyncExternalStore(onDrafts, () => readDraft(kind, applicationId));
  return [value, (text) => writeDraft(kind, applicationId, text)];
}
