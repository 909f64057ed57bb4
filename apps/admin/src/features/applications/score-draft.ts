import { givenScoreSchema } from '@blue-peony/contracts';
import { useMemo } from 'react';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';

/**
 * `seen`: the saved score when the new one was chosen, so that a colleague's later score is not overwritten silently.
 */
const scoreDraftSchema = z.object({
  score: givenScoreSchema,
  seen: givenScoreSchema,
  /**
   * `chosen` waits for the Save button, which sends it `once`; `kept` is retried until the server has it; `failed` was
   * refused permanently.
   */
  state: z.enum(['chosen', 'once', 'kept', 'failed']),
});
export type ScoreDraft = z.infer<typeof scoreDraftSchema>;

function parse(text: string | undefined): ScoreDraft | undefined {
  try {
    return text ? scoreDraftSchema.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

export const readScoreDraft = (id: string): ScoreDraft | undefined => parse(readDraft('score', id));

export const writeScoreDraft = (id: string, draft: ScoreDraft | undefined): void =>
  writeDraft('score', id, draft && JSON.stringify(draft));

export const isToBeSent = (draft: ScoreDraft | undefined): draft is ScoreDraft =>
  draft?.state === 'kept' || draft?.state === 'once';

export function useScoreDraft(id: string): ScoreDraft | undefined {
  const [text] = useDraft('score', id);
  return useMemo(() => parse(text), [text]);
}
