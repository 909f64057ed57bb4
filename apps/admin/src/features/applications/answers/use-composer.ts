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
import { patchApplication } from '../pages.ts';
import { mailsKey, streamKey } from '../stream-key.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { answersKey, useAnswers } from './use-answers.ts';

export type Composer = ReturnType<typeof useComposer>;

export function useComposer(application: ReviewedApplication, onSent: () => void) {
  const { id } = application;
  const client = useQueryClient();
  const { forget, ...writing } = useAnswerDraft(application);
  const { draft, words, choose, edit } = writing;
  const { answers } = useAnswers(id);
  const { overtaken, acknowledge } = useOvertaken(answers);

  const formOf = (channel: AnswerChannel) => {
    const { decision, language } = draft;
    return answerFormSchema.safeParse({ after: answers?.[0]?.id ?? null, channel, decision, language, ...words });
  };
  const sending = useMutation({
    mutationFn: (channel: AnswerChannel) => {
      // Stored with its key, so that a retry after a reload sends the same answer.
      edit({});
      return call(answersEndpoints.sendAnswer, { params: { id, key: draft.key }, body: formOf(channel).data });
    },
    onError: (error) => {
      // The server has an answer with this key and other text: the changed text needs a new key.
      if (codeOf(error) === 'idempotency_mismatch') choose({ key: crypto.randomUUID() });
    },
    onSuccess: ({ at }) => {
      forget();
      const replied = { replied_at: application.replied_at ?? at };
      patchApplication(client, id, replied);
      for (const queryKey of [mailsKey(id), streamKey(id)]) void client.invalidateQueries({ queryKey });
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: answersKey(id) }),
  });
  const valid = formOf('mail').success;

  return {
    ...writing,
    overtaken,
    acknowledge,
    ready: valid && answers !== undefined && !overtaken,
    valid: valid || !words,
    send: (channel: AnswerChannel) => !sending.isPending && sending.mutate(channel),
    sending: sending.isPending,
    failed: sending.isError && codeOf(sending.error) !== 'already_answered',
  };
}

const none = 'none';

function useOvertaken(answers: readonly Answer[] | undefined) {
  const [seen, setSeen] = useState<string>();
  const newest = answers?.[0];
  if (answers && seen === undefined) setSeen(newest?.id ?? none);
  const overtaken = newest && seen !== undefined && newest.id !== seen ? newest : undefined;
  return { overtaken, acknowledge: () => setSeen(newest?.id) };
}
