import { collaborationEndpoints, type Present } from '@blue-peony/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { presentKey, usePresent } from '../use-live.ts';

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
