import { bulkLimit, collaborationEndpoints, peopleEndpoints, recordEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { findLoaded, patchApplication } from './pages.ts';

export function useClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const closed: string[] = [];
      for (const part of partsOf(ids)) {
        const answer = await call(recordEndpoints.closeApplications, { body: { ids: part, reason: 'spam' } });
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

export type Tagging = { ids: readonly string[]; tag: string; on: boolean };

export function useTagging() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, tag, on }: Tagging) => {
      const row = on ? peopleEndpoints.tagApplications : peopleEndpoints.untagApplications;
      const changed: string[] = [];
      for (const part of partsOf(ids)) {
        const answer = await call(row, { params: { tag }, body: { ids: part } });
        for (const id of answer.changed) {
          const others = (findLoaded(client, id)?.tags ?? []).filter((other) => other !== tag);
          patchApplication(client, id, { tags: on ? [...others, tag] : others });
        }
        changed.push(...answer.changed);
      }
      return changed;
    },
  });
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / bulkLimit) }, (_, at) => ids.slice(at * bulkLimit, (at + 1) * bulkLimit));
