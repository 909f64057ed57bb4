import { collaborationEndpoints, type Present } from '@blue-peony/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { useStaff } from '../../../api/session.ts';
import { presentKey } from '../use-live.ts';

/** Milliseconds before an open application is announced, so that skimming past it is not. */
const stayMs = 300;
const signMs = 20_000;

/** Announces to colleagues that this application is open here. @returns the others who have it open */
export function useCollaboration(id: string): readonly Present[] {
  const client = useQueryClient();

  useEffect(() => {
    let told = false;
    const sign = () => {
      told = true;
      // A failed heartbeat does not matter: the next one replaces it.
      call(collaborationEndpoints.joinApplication, { params: { id } }).then(
        ({ present }) => client.setQueryData(presentKey(id), present),
        () => {},
      );
    };
    const first = setTimeout(sign, stayMs);
    const signs = setInterval(sign, signMs);
    return () => {
      clearTimeout(first);
      clearInterval(signs);
      if (told) call(collaborationEndpoints.leaveApplication, { params: { id } }).catch(() => {});
    };
  }, [client, id]);

  return usePresent(id);
}

/** The others who have it open, as far as the live feed or a sign of one's own has told. */
export function usePresent(id: string): readonly Present[] {
  const { id: own } = useStaff();
  const { data = [] } = useQuery<readonly Present[]>({ queryKey: presentKey(id), queryFn: () => [], enabled: false });
  return data.filter(({ staff_id }) => staff_id !== own);
}
