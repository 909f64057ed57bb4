import { accountEndpoints } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useStaff } from '../api/session.ts';
import { openDrafts } from './drafts.ts';

/** Stores the staff member's drafts on this device as soon as the server has returned their key. */
export function useKeptDrafts(): void {
  const { id } = useStaff();
  useQuery({
    queryKey: ['drafts', id],
    queryFn: async ({ signal }) => {
      const { key } = await call(accountEndpoints.readDraftKey, { signal });
      await openDrafts(id, key, signal);
      // The key itself is not cached.
      return null;
    },
    retry: true,
    enabled: window.isSecureContext,
  });
}
