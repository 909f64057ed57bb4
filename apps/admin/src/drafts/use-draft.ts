import { useSyncExternalStore } from 'react';
import { onDrafts, readDraft, writeDraft, type DraftKind } from './drafts.ts';

export function useDraft(
  kind: DraftKind,
  applicationId: string,
): [value: string | undefined, set: (value: string | undefined) => void] {
  const value = useSyncExternalStore(onDrafts, () => readDraft(kind, applicationId));
  return [value, (text) => writeDraft(kind, applicationId, text)];
}
