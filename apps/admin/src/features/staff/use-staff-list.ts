import { staffEndpoints, type StaffRole } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { problemOf } from '../../ui/problem-of.ts';
import { staff as text } from './words.ts';

const queryKey = ['staff'];

export const useStaffList = () => useCall(queryKey, staffEndpoints.listStaff, { staleTime: 15_000 });

export function useStaffAction<Action>(run: (action: Action) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}

export const changeStaff = (id: string, change: { role?: StaffRole; banned?: boolean }) =>
  call(staffEndpoints.changeStaff, { params: { id }, body: change });

export const problemText = (failure: Error | null) => problemOf(failure, text.problems, text.problem);
