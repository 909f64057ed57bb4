import { readinessSchema, type Readiness } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { setUnreached } from '../ui/line.ts';
import { callTimeLimit } from './call-time-limit.ts';

const everyMs = { well: 30_000, away: 5_000 };

/** Which parts of the product are away. A hidden tab does not ask. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => readReadiness(signal),
    refetchInterval: ({ state }) => (state.data?.away.length || state.status === 'error' ? everyMs.away : everyMs.well),
    staleTime: everyMs.away,
    retry: false,
  });

/** It needs no session, so that it works without the database. @throws {TypeError} without a network */
async function readReadiness(signal: AbortSignal): Promise<Readiness> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeLimit)]);
  const answer = await fetch('/readyz', { signal: limit }).catch((failure: unknown) => {
    if (failure instanceof TypeError) setUnreached(true);
    throw failure;
  });
  setUnreached(false);
  const said = readinessSchema.safeParse(await answer.json().catch(() => undefined));
  if (said.success) return said.data;
  // The answer is from a proxy: no gateway behind it is ready.
  return { away: answer.status >= 500 ? ['gateway'] : [], since: {} };
}

/** A part by its name: a service's path ends with what it lacks. */
export const partOf = (path: string): string => path.split('/').at(-1)!;
