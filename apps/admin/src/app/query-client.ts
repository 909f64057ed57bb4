import { QueryClient } from '@tanstack/react-query';
import { ZodError } from 'zod';
import { ApiError } from '../api/call.ts';

/** A refusal or a broken contract comes back the same; only what may pass by itself is asked again. */
function mayPass(error: Error): boolean {
  if (error instanceof ApiError) return error.status < 400 || error.status >= 500;
  return !(error instanceof ZodError);
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
