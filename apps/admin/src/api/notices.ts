import { noticesEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './call.ts';
import { noticesKey } from './today-key.ts';
import { useCall } from './use-call.ts';

const everyMs = 60_000;

/** One's own notices. The live feed asks again when anything changes. */
export const useNotices = () =>
  useCall(noticesKey, noticesEndpoints.listNotices, { refetchInterval: everyMs, staleTime: 5_000 });

export function useSeeNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { until: string; application_id?: string }) => call(noticesEndpoints.seeNotices, { body }),
    onSuccess: (list) => client.setQueryData(noticesKey, list),
  });
}

/** Whoever looks at an application has seen the notices that lead to it. */
export function useNoticesSeen(id: string): void {
  const unseen = useNotices().data?.items.find((notice) => notice.application_id === id && !notice.seen_at);
  const { mutate } = useSeeNotices();
  const until = unseen?.at;
  useEffect(() => {
    if (until) mutate({ until, application_id: id });
  }, [id, until, mutate]);
}
