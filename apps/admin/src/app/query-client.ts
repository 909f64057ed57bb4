import { problems } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { QueryClient } from '@tanstack/react-query';

/** Only what may pass by itself is asked again: not a refusal, nor an answer that breaks the contract. */
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
      // Coming back to the tab asks again only for what has grown old.
      staleTime: 5 * 60_000,
      // A device that is offline is told so by a failed call, not by waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
