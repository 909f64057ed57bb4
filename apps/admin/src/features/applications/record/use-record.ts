import { erasureEndpoints, recordEndpoints, type Endpoint, type ApplicationRecord } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { privacy as text } from '../../../i18n/privacy.ts';
import { problemOf } from '../../../ui/problem-of.ts';
import { dropFromLists } from '../pages.ts';
import { detailKey } from '../cache.ts';

const recordKey = (id: string) => ['record', id];

export const useRecord = (id: string) => useCall(recordKey(id), recordEndpoints.readRecord, { params: { id } });

export type RecordedRow = Endpoint & { response: typeof recordEndpoints.readRecord.response };
const { correctApplication, sealApplication, unsealApplication } = recordEndpoints;
const changesReview: readonly RecordedRow[] = [correctApplication, sealApplication, unsealApplication];

type RecordAction = { row: RecordedRow; body?: object | undefined };

export function useRecordAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, body }: RecordAction): Promise<ApplicationRecord> => call(row, { params: { id }, body }),
    onSuccess: async (record, { row }) => {
      client.setQueryData(recordKey(id), record);
      if (record.sealed_at) dropFromLists(client, id);
      if (changesReview.includes(row)) await client.resetQueries({ queryKey: detailKey(id) });
    },
    onError: async (failure) => {
      if (codeOf(failure) === 'version_conflict') await client.invalidateQueries({ queryKey: recordKey(id) });
    },
  });
}

export function useErasure(id: string, onErased: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => call(erasureEndpoints.eraseApplication, { params: { id }, body }),
    onSuccess: () => {
      dropFromLists(client, id);
      onErased();
      for (const queryKey of [detailKey(id), recordKey(id), ['looks', id]]) client.removeQueries({ queryKey });
    },
  });
}

export const problemText = (failure: Error | null) => problemOf(failure, text.problems, text.problem);
