import { answersEndpoints, mailsEndpoints, type Answer, type MailDelivery } from '@blue-peony/contracts';
import { useCall } from '../../../api/use-call.ts';
import { mailsKey } from '../stream-key.ts';

const againMs = 15_000;

export const answersKey = (id: string) => ['answers', id];

/** The answers to an applicant, newest first; refetched while shown, because colleagues answer too. */
export function useAnswers(id: string): { answers: readonly Answer[] | undefined; failed: boolean } {
  const { data, isError } = useCall(answersKey(id), answersEndpoints.listAnswers, {
    params: { id },
    refetchInterval: againMs,
  });
  return { answers: data?.items, failed: isError };
}

export function useTemplates() {
  return useCall(['answer templates'], answersEndpoints.listAnswerTemplates, { staleTime: 60_000 });
}

export function useDeliveries(id: string, enabled: boolean): readonly MailDelivery[] {
  const { data } = useCall(mailsKey(id), mailsEndpoints.listMails, { params: { id }, staleTime: 5_000, enabled });
  return data?.items ?? [];
}
