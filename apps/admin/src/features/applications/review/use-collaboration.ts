import type { Present } from '@blue-peony/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaff } from '../../../api/session.ts';
import { joinApplication, leaveApplication } from '../api.ts';
import { presentKey } from '../use-live.ts';

/** Who only passes by is announced to nobody. */
const stayMs = 300;
const signMs = 20_000;

/** Tells colleagues that this application is open here. @returns the others who have it open */
export function useCollaboration(id: string): readonly Present[] {
  const client = useQueryClient();
  const { id: own } = useStaff();
  const { data = [] } = useQuery<readonly Present[]>({ queryKey: presentKey(id), queryFn: () => [], enabled: false });

  useEffect(() => {
    let told = false;
    const sign = () => {
      told = true;
      // Missed signs are made up for by the next one.
      joinApplication(id).then(
        ({ present }) => client.setQueryData(presentKey(id), present),
        () => {},
      );
    };
    const first = setTimeout(sign, stayMs);
    const signs = setInterval(sign, signMs);
    return () => {
      clearTimeout(first);
      clearInterval(signs);
      if (told) leaveApplication(id).catch(() => {});
    };
  }, [client, id]);

  return data.filter(({ staff_id }) => staff_id !== own);
}
