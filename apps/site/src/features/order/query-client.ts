import { RequestFailure } from '@blue-peony/ui';
import { QueryClient } from '@tanstack/react-query';

const retries = 3;

/** The specification's defaults. What the server knows not to exist is not asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // While the pages are prerendered there is nothing to collect, and the timer would hold the build for its five minutes.
      gcTime: typeof window === 'undefined' ? Infinity : 5 * 60_000,
      retry: (failures, error) =>
        failures < retries && !(error instanceof RequestFailure && error.code === 'not_found'),
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
      // A device that is offline is told so by a failed call, not by waiting in silence.
      networkMode: 'always',
    },
  },
});
