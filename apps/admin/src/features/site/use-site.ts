import { siteEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';

export const siteKey = ['site'];

/** Asked again and again: somebody else may edit too, and a publication takes some seconds. */
export const useSite = () =>
  useCall(siteKey, siteEndpoints.readSite, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rendering.state === 'rendering' ? 1_000 : 15_000),
  });
