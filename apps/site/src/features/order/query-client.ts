import { codeOf } from '@blue-peony/ui';
import { QueryClient } from '@tanstack/react-query';

const retries = 3;

/** The specification's defaults. A 404 is not retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Prerendering needs no garbage collection, and its timer would keep the build running for five minutes.
      gcTime: typeof window === 'undefined' ? Infinity : 5 * 60_000,
      retry: (failures, error) => failures < retries && codeOf(error) !== 'not_found',
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
      // Offline, a call must fail and show its message instead of being paused.
      networkMode: 'always',
    },
  },
});
