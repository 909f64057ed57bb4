import { siteEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';

/** Milliseconds: pages are made before the answer, after those of colleagues. */
export const renderLimitMs = 120_000;

export const siteKey = ['site'];

/** Asked again and again: somebody else may edit too, and a publication takes some seconds. */
export const useSite = () =>
  useCall(siteKey, siteEndpoints.readSite, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rendering.state === 'rendering' ? 1_000 : 15_000),
  });
