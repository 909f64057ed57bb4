import {
  answerFormSchema,
  answersEndpoints,
  type Answer,
  type AnswerChannel,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { todayKey } from '../../../api/today-key.ts';
import { readDraft } from '../../../drafts/drafts.ts';
import { patchApplication } from '../pages.ts';
import { editOf, type Draft } from './draft.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { answersKey, leavingKey, mailsKey, repliesKey, streamKey } from '../stream-key.ts';
import { useAnswers } from './use-answers.ts';

export type Composer = ReturnType<typeof useComposer>;

export function useComposer(application: ReviewedApplication, onSent: () => void) {
  const { id } = application;
  const client = useQueryClient();
  const { forget, ...writing } = useAnswerDraft(application);
  const { draft, words, choose, edit } = writing;
  const { answers, toldAt } = useAnswers(id);
  const { overtaken, seeNothing, acknowledge } = useOvertaken(answers);
  /** Whether the writer has seen that the result was told: before she began, or because her answer was refused for it. */
  const [told, setTold] = useState<boolean>();
  if (answers && told === undefined) setTold(toldAt !== null);

  const formOf = (channel: AnswerChannel) => {
    const { decision, language } = draft;
    const seen = { after: answers?.[0]?.id ?? null, told: told ?? false };
    return answerFormSchema.safeParse({ ...seen, channel, decision, language, ...words });
  };
  const sending = useMutation({
    mutationFn: (channel: AnswerChannel) => {
      // Before it is known who answered, she has seen nobody's answer, and no word of an automatic mail.
      if (!answers) {
        seeNothing();
        setTold(false);
      }
      return call(answersEndpoints.sendAnswer, { params: { id, key: draft.key }, body: formOf(channel).data });
    },
    onMutate: () => {
      // Stored with its key, so that a retry after a reload sends the same answer.
      edit({});
      return readDraft('answer', id);
    },
    onError: (error) => {
      // The server has an answer with this key and other text: the changed text needs a new key.
      if (codeOf(error) === 'idempotency_mismatch') choose({ key: crypto.randomUUID() });
      if (codeOf(error) === 'result_told') setTold(true);
    },
    onSuccess: ({ at }, _, sent) => {
      // What was changed on meanwhile, here or in another tab, is not sent.
      if (readDraft('answer', id) === sent) forget();
      patchApplication(client, id, {
        replied_at: application.replied_at ?? at,
        answer_wanted_at: null,
        waiting_replies: 0,
      });
      for (const queryKey of [mailsKey(id), streamKey(id), repliesKey(id), todayKey])
        void client.invalidateQueries({ queryKey });
      onSent();
    },
    onSettled: () =>
      Promise.all([answersKey(id), leavingKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const valid = formOf('mail').success;
  const code = codeOf(sending.error);

  return {
    ...writing,
    overtaken,
    acknowledge,
    toldAt,
    /** Not while it is sent: it goes as it is. */
    choose: (changes: Partial<Draft>) => !sending.isPending && choose(changes),
    /** With the words as they were taken along, which a changed template would change. */
    ask: (asked: Draft['asked']) =>
      choose({ asked, ...(asked && words && { edits: { ...draft.edits, [editOf(draft)]: words } }) }),
    ready: valid && !overtaken,
    valid: valid || !words || (draft.decision === 'own' && !writing.edited),
    send: (channel: AnswerChannel) => !sending.isPending && sending.mutate(channel),
    sending: sending.isPending,
    toldMeanwhile: code === 'result_told',
    // Those two are told by what stands above the text.
    failed: sending.isError && code !== 'already_answered' && code !== 'result_told',
  };
}

const none = 'none';

function useOvertaken(answers: readonly Answer[] | undefined) {
  const [seen, setSeen] = useState<string>();
  const newest = answers?.[0];
  if (answers && seen === undefined) setSeen(newest?.id ?? none);
  const overtaken = newest && seen !== undefined && newest.id !== seen ? newest : undefined;
  return { overtaken, seeNothing: () => setSeen(none), acknowledge: () => setSeen(newest?.id) };
}
