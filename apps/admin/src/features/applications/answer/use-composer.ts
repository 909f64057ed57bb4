import {
  answerFormSchema,
  endpoints,
  type AnswerChannel,
  type ReviewDetail,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useStaff } from '../../../api/session.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { patchLists } from '../pages.ts';
import { detailKey } from '../review/use-review.ts';
import { mailsKey, streamKey } from '../stream-key.ts';
import { editOf, filledIn, readDraft, type Draft, type Words } from './draft.ts';
import { answersKey, useAnswers, useTemplates } from './use-answers.ts';

const none = 'none';

/** One answer as it is written and sent. */
export function useComposer(application: ReviewedApplication, onSent: () => void) {
  const { id } = application;
  const staff = useStaff();
  const client = useQueryClient();
  const [stored, store] = useDraft('answer', id);
  // Without a change nothing is kept, so the key of an untouched draft lives here.
  const [fresh] = useState(() => readDraft(undefined, application));
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const draft = { ...(stored ? readDraft(stored, application) : fresh), ...chosen };
  const templates = useTemplates();
  const template = templates.data?.items.find((one) => editOf(one) === editOf(draft));
  const words = draft.edits[editOf(draft)] ?? (template && filledIn(template, application, staff));

  const { answers } = useAnswers(id);
  const newest = answers?.[0];
  const [acknowledged, setAcknowledged] = useState<string>();
  // What was there when the composer opened counts as seen.
  if (answers && acknowledged === undefined) setAcknowledged(newest?.id ?? none);
  const overtaken = newest && newest.id !== (acknowledged ?? newest.id) ? newest : undefined;

  const keep = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setChosen({ decision: next.decision, language: next.language });
    if (Object.keys(next.edits).length > 0) store(JSON.stringify({ ...next, ...changes }));
  };
  const edit = (changes: Partial<Words>) => {
    if (words) keep({ edits: { ...draft.edits, [editOf(draft)]: { ...words, ...changes } } });
  };
  const undo = () => {
    const { [editOf(draft)]: _, ...edits } = draft.edits;
    store(Object.keys(edits).length > 0 ? JSON.stringify({ ...draft, edits }) : undefined);
  };

  const formOf = (channel: AnswerChannel) =>
    answerFormSchema.safeParse({
      after: newest?.id ?? null,
      channel,
      decision: draft.decision,
      language: draft.language,
      ...words,
    });
  const sending = useMutation({
    mutationFn: async (channel: AnswerChannel) => {
      const body = formOf(channel).data;
      // Kept with its key, so that trying again after a reload is the same answer.
      if (words) keep({ edits: { ...draft.edits, [editOf(draft)]: words } });
      return call(endpoints.sendAnswer, { params: { id, key: draft.key }, body });
    },
    onSuccess: ({ at }) => {
      store(undefined);
      const replied = { replied_at: application.replied_at ?? at };
      patchLists(client, id, replied);
      client.setQueryData<ReviewDetail>(detailKey(id), (known) => known && { ...known, ...replied });
      void client.invalidateQueries({ queryKey: mailsKey(id) });
      void client.invalidateQueries({ queryKey: streamKey(id) });
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: answersKey(id) }),
  });
  const refused = sending.error instanceof RequestFailure && sending.error.code === 'already_answered';

  return {
    draft,
    words,
    edited: editOf(draft) in draft.edits,
    choose: keep,
    edit,
    undo,
    templates,
    overtaken,
    acknowledge: () => setAcknowledged(newest?.id),
    ready: formOf('mail').success && answers !== undefined && !overtaken,
    valid: !words || formOf('mail').success,
    send: (channel: AnswerChannel) => !sending.isPending && sending.mutate(channel),
    sending: sending.isPending,
    failed: sending.isError && !refused,
  };
}
