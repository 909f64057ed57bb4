import { answersEndpoints, type Answer, type LeavingAnswer } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { writeDraft } from '../../../drafts/drafts.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { patchApplication } from '../pages.ts';
import { mailsKey, streamKey } from '../stream-key.ts';
import { editOf, type Draft } from './draft.ts';
import { answersKey, leavingKey, useLeavingAnswers } from './use-answers.ts';

/** Shown on every page: she may be with the next applicant when she sees her mistake. */
export function LeavingAnswers() {
  const leaving = useLeavingAnswers();
  const taking = useTakingBack();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20 grid justify-center gap-2 p-4 empty:hidden">
      {leaving.map((one) => (
        <p key={one.answer.id} className={look}>
          <span dir="auto" className="wrap-anywhere">
            {text.leaving(one.name)}
          </span>
          <Button look="onInk" busy={taking.isPending} onClick={() => taking.mutate(one)}>
            {text.takeBack}
          </Button>
        </p>
      ))}
      {taking.isSuccess && <p className={look}>{text.takenBack}</p>}
      {taking.isError && <p className={look}>{text.gone}</p>}
    </div>
  );
}

const look = 'flex items-center gap-3 rounded-xl bg-ink px-4 py-2 text-sm text-white shadow-2xl';
/** Milliseconds for which the last sentence stays. */
const readMs = 5_000;

function useTakingBack() {
  const client = useQueryClient();
  const taking = useMutation({
    mutationFn: ({ answer }: LeavingAnswer) => call(answersEndpoints.withdrawAnswer, { params: { id: answer.id } }),
    onSuccess: ({ id, replied_at }, { answer }) => {
      keepAsDraft(id, answer);
      patchApplication(client, id, { replied_at });
      for (const queryKey of [answersKey(id), streamKey(id), mailsKey(id)]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      setTimeout(taking.reset, readMs);
      return client.invalidateQueries({ queryKey: leavingKey });
    },
  });
  return taking;
}

function keepAsDraft(applicationId: string, { decision, language, subject, text: words }: Answer): void {
  const draft: Draft = {
    key: crypto.randomUUID(),
    decision,
    language,
    edits: { [editOf({ decision, language })]: { subject, text: words } },
  };
  writeDraft('answer', applicationId, JSON.stringify(draft));
}
