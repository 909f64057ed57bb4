import { answersEndpoints, type Answer, type LeavingAnswer } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { readDraft, writeDraft } from '../../../drafts/drafts.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { patchApplication } from '../pages.ts';
import { answersKey, leavingKey, mailsKey, streamKey } from '../stream-key.ts';
import { editOf, storedDraft, type Draft } from './draft.ts';
import { isTakeBack, takeBackShortcut, templateKey } from './template-key.ts';
import { declinedWordsKey, declineWordsKey, useLeavingAnswers } from './use-answers.ts';

/** On every page and over every dialog: she may be with the next applicant when she sees her mistake. */
export function LeavingAnswers() {
  const leaving = useLeavingAnswers();
  const taking = useTakingBack();
  const [newest] = leaving;
  useCommands(
    newest
      ? [
          {
            name: text.takeBack[countOf(newest)],
            keys: `${templateKey} Z`,
            run: !taking.isPending && (() => taking.mutate(newest)),
          },
        ]
      : [],
  );
  useEffect(() => {
    if (!newest || taking.isPending) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTakeBack(event)) return;
      event.preventDefault();
      taking.mutate(newest);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const ended = taking.isSuccess
    ? text.takenBack[countOf(taking.variables)]
    : codeOf(taking.error) === 'not_found'
      ? text.gone
      : text.notTakenBack;
  return (
    <div
      // A dialog hides from screen readers what is outside of it, but not what is live.
      aria-live="polite"
      data-over-dialogs
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-70 mx-auto grid w-fit gap-2 p-4 empty:hidden max-lg:bottom-28"
    >
      {leaving.map((one) => (
        <div key={one.answer.id} className={look}>
          <p role="status" dir="auto" className="wrap-anywhere">
            {one.together > 1 ? text.leaving.many(one.together) : text.leaving.one(one.name)}
          </p>
          <Button
            look="onInk"
            busy={taking.isPending}
            aria-keyshortcuts={one === newest ? takeBackShortcut : undefined}
            onClick={() => taking.mutate(one)}
          >
            {text.takeBack[countOf(one)]}
            {one === newest && (
              <kbd aria-hidden="true" className="ml-1.5 font-sans font-normal opacity-80 pointer-coarse:hidden">
                {templateKey} + Z
              </kbd>
            )}
          </Button>
        </div>
      ))}
      {(taking.isSuccess || taking.isError) && (
        <p role="status" className={look}>
          {ended}
        </p>
      )}
    </div>
  );
}

const look = 'flex items-center gap-3 rounded-xl bg-stage px-4 py-2 text-sm text-white shadow-2xl';
const countOf = ({ together }: LeavingAnswer) => (together > 1 ? 'many' : 'one');
/** Milliseconds for which the last sentence stays. */
const readMs = 5_000;

/** The draft is kept before the call: its answer may be lost, and the server deletes the words. */
function useTakingBack() {
  const client = useQueryClient();
  const taking = useMutation({
    mutationFn: ({ answer }: LeavingAnswer) => call(answersEndpoints.withdrawAnswer, { params: { id: answer.id } }),
    onMutate: ({ application_id: id, answer, together }) => {
      const before = readDraft('answer', id);
      // Of many, the words for each language are kept instead.
      if (together === 1) writeDraft('answer', id, draftWith(before, answer));
      return before;
    },
    onSuccess: ({ id, replied_at }, { together }) => {
      if (together > 1) client.setQueryData(declineWordsKey, client.getQueryData(declinedWordsKey));
      patchApplication(client, id, { replied_at });
      for (const queryKey of [answersKey(id), streamKey(id), mailsKey(id)]) void client.invalidateQueries({ queryKey });
    },
    onError: (error, { application_id: id }, before) => {
      if (codeOf(error) === 'not_found') writeDraft('answer', id, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey: leavingKey }),
  });
  const { isPending, isIdle, reset } = taking;
  useEffect(() => {
    if (isPending || isIdle) return;
    const timer = setTimeout(reset, readMs);
    return () => clearTimeout(timer);
  }, [isPending, isIdle, reset]);
  return taking;
}

/** Texts that were typed for other templates meanwhile stay. */
function draftWith(stored: string | undefined, { decision, language, subject, text: words }: Answer): string {
  const { edits } = storedDraft(stored) ?? { edits: {} };
  const draft: Draft = {
    key: crypto.randomUUID(),
    decision,
    language,
    edits: { ...edits, [editOf({ decision, language })]: { subject, text: words } },
  };
  return JSON.stringify(draft);
}
