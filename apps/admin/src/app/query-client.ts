import { problems } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { QueryClient } from '@tanstack/react-query';

/** Retries only failures that may be temporary: no refusal, and no answer that breaks the contract. */
function mayPass(error: Error): boolean {
  if (!(error instanceof RequestFailure)) return false;
  const { code } = error;
  return code === 'network' || code === 'timeout' || problems[code].status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < 3 && mayPass(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      // Returning to the tab refetches only stale data.
      staleTime: 5 * 60_000,
      // Offline, a call must fail and show its message instead of being paused.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
