import { endpoints } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useStaff } from '../api/session.ts';
import { openDrafts } from './drafts.ts';

export const draftsKey = (owner: string) => ['drafts', owner];

/** Keeps the drafts of the signed-in member of staff on this device as soon as the server hands out their key. */
export function useKeptDrafts(): void {
  const { id } = useStaff();
  useQuery({
    queryKey: draftsKey(id),
    queryFn: async ({ signal }) => {
      const { key } = await call(endpoints.readDraftKey, { signal });
      await openDrafts(id, key, signal);
      // The key itself stays in no cache.
      return null;
    },
    retry: true,
    enabled: window.isSecureContext,
  });
}
