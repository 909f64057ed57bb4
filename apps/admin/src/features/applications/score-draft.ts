import { givenScoreSchema } from '@blue-peony/contracts';
import { useMemo } from 'react';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { readJson } from './read-json.ts';

/** `seen`: the saved score when this one was chosen, so that no colleague's score is overwritten silently. */
const scoreDraftSchema = z.object({
  score: givenScoreSchema,
  seen: givenScoreSchema,
  /** `chosen` waits for Save, which sends it `once`; `kept` is retried; `failed` was refused for good. */
  state: z.enum(['chosen', 'once', 'kept', 'failed']),
});
export type ScoreDraft = z.infer<typeof scoreDraftSchema>;

export const readScoreDraft = (id: string): ScoreDraft | undefined =>
  readJson(scoreDraftSchema, readDraft('score', id));

export const writeScoreDraft = (id: string, draft: ScoreDraft | undefined): void =>
  writeDraft('score', id, draft && JSON.stringify(draft));

export const isToBeSent = (draft: ScoreDraft | undefined): draft is ScoreDraft =>
  draft?.state === 'kept' || draft?.state === 'once';

export function useScoreDraft(id: string): ScoreDraft | undefined {
  const [text] = useDraft('score', id);
  return useMemo(() => readJson(scoreDraftSchema, text), [text]);
}
