import { bulkLimit, collaborationEndpoints, recordEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { patchApplication } from './pages.ts';

export function useClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const closed: string[] = [];
      for (let from = 0; from < ids.length; from += bulkLimit) {
        const body = { ids: ids.slice(from, from + bulkLimit), reason: 'spam' };
        const answer = await call(recordEndpoints.closeApplications, { body });
        for (const id of answer.closed) patchApplication(client, id, { closed_reason: 'spam' });
        closed.push(...answer.closed);
      }
      return closed;
    },
  });
}

export function useAssigning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, to }: { ids: readonly string[]; to: string | null }) => {
      for (const id of ids) {
        await call(collaborationEndpoints.assignApplication, { params: { id }, body: { assignee_id: to } });
        patchApplication(client, id, { assignee_id: to });
      }
      return ids;
    },
  });
}
