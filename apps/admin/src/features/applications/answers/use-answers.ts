import { answersEndpoints, mailsEndpoints, type Answer, type MailDelivery } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { mailsKey } from '../stream-key.ts';

const againMs = 15_000;

export const answersKey = (id: string) => ['answers', id];

/** The answers to an applicant, newest first; refetched while shown, because colleagues answer too. */
export function useAnswers(id: string): { answers: readonly Answer[] | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: answersKey(id),
    queryFn: ({ signal }) => call(answersEndpoints.listAnswers, { params: { id }, signal }),
    refetchInterval: againMs,
  });
  return { answers: data?.items, failed: isError };
}

export function useTemplates() {
  return useQuery({
    queryKey: ['answer templates'],
    queryFn: ({ signal }) => call(answersEndpoints.listAnswerTemplates, { signal }),
    staleTime: 60_000,
  });
}

export function useDeliveries(id: string, enabled: boolean): readonly MailDelivery[] {
  const { data } = useQuery({
    queryKey: mailsKey(id),
    queryFn: ({ signal }) => call(mailsEndpoints.listMails, { params: { id }, signal }),
    staleTime: 5_000,
    enabled,
  });
  return data?.items ?? [];
}
