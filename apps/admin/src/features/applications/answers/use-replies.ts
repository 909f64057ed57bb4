import { repliesEndpoints, type Reply } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { todayKey } from '../../../api/today-key.ts';
import { useCall } from '../../../api/use-call.ts';
import { patchApplication } from '../pages.ts';
import { repliesKey, streamKey } from '../stream-key.ts';

/** Mails that arrived from an applicant, oldest first. The live feed asks again. */
export const useReplies = (id: string) =>
  useCall(repliesKey(id), repliesEndpoints.listReplies, { params: { id }, staleTime: 5_000 });

/** Whether it waits until somebody answers, or has waited. */
export const wantsAnswer = ({ kind, other_sender, matched }: Reply): boolean =>
  kind === 'reply' && (!other_sender || matched === 'staff');

export function useSettle(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settled: boolean) => call(repliesEndpoints.settleReplies, { params: { id }, body: { settled } }),
    onSuccess: (changed) => {
      patchApplication(client, id, changed);
      for (const queryKey of [repliesKey(id), streamKey(id), todayKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Assigns a mail to an application, or puts one back among the unknown. */
export function usePlace(reply: string, onPlaced: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (application_id: string | null) =>
      call(repliesEndpoints.placeReply, { params: { id: reply }, body: { application_id } }),
    onSuccess: () => {
      onPlaced();
      for (const queryKey of [repliesKey(), unknownKey, todayKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

export const unknownKey = ['unknown replies'];
