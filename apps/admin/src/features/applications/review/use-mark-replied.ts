import { answersEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { patchApplication } from '../pages.ts';

export function useMarkReplied(onFailure: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, replied }: { id: string; replied: boolean }) =>
      call(answersEndpoints.markReplied, { params: { id }, body: { replied } }),
    onError: onFailure,
    onSuccess: ({ id, replied_at }) => patchApplication(client, id, { replied_at }),
  });
}
