import {
  answersEndpoints,
  mailsEndpoints,
  type Answer,
  type LeavingAnswer,
  type MailDelivery,
} from '@blue-peony/contracts';
import { useCall } from '../../../api/use-call.ts';
import { answersKey, leavingKey, mailsKey } from '../stream-key.ts';

const againMs = 15_000;
/** While a mail is on its way. */
const soonMs = 2_000;
/** A mail that is older and in no list is one whose delivery is forgotten. */
const soonForMs = 10 * 60_000;

/** The answers to an applicant, newest first; refetched while shown, because colleagues answer too. */
export function useAnswers(id: string): { answers: readonly Answer[] | undefined; toldAt: string | null } {
  const { data } = useCall(answersKey(id), answersEndpoints.listAnswers, {
    params: { id },
    refetchInterval: ({ state }) => (state.data?.items.some((answer) => answer.leaves_at) ? soonMs : againMs),
  });
  return { answers: data?.items, toldAt: data?.result_told_at ?? null };
}

/** The words that she typed for many at once: for the next time, and those that have just been sent. */
export const declineWordsKey = ['decline words'];
export const declinedWordsKey = ['declined words'];

/** Her answers that can still be taken back, in whichever tab she wrote them. */
export function useLeavingAnswers(): readonly LeavingAnswer[] {
  const { data } = useCall(leavingKey, answersEndpoints.listLeavingAnswers, {
    refetchInterval: ({ state }) => (state.data?.items.length ? 1_000 : false),
  });
  return data?.items ?? [];
}

export function useTemplates() {
  return useCall(['answer templates'], answersEndpoints.listAnswerTemplates, { staleTime: 60_000 });
}

/** Of the mails about an application, among them those of `answers`. */
export function useDeliveries(id: string, answers: readonly Answer[]): readonly MailDelivery[] {
  const isOnItsWay = (items: readonly MailDelivery[] = []) =>
    answers.some(
      (answer) =>
        answer.channel === 'mail' &&
        Date.parse(answer.at) > Date.now() - soonForMs &&
        (items.find(({ event_id }) => event_id === answer.id)?.state ?? 'waiting') === 'waiting',
    );
  const { data } = useCall(mailsKey(id), mailsEndpoints.listMails, {
    params: { id },
    staleTime: 5_000,
    enabled: answers.length > 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.items) ? soonMs : false),
  });
  return data?.items ?? [];
}
