import { readinessSchema, type Readiness } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { isLineLost, setUnreached, useLineLost } from '../ui/line.ts';
import { callTimeLimit } from './call-time-limit.ts';

const everyMs = { well: 30_000, away: 5_000, lost: 2_000 };
/** For a question over a lost line: what hangs is not waited for, so that its return is seen soon. */
const lostLimitMs = 3_000;

/** Which parts of the product are away. A hidden tab does not ask. */
export function useReadiness() {
  const lost = useLineLost();
  return useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => readReadiness(signal),
    refetchInterval: ({ state }) => {
      if (lost) return everyMs.lost;
      return state.data?.away.length || state.status === 'error' ? everyMs.away : everyMs.well;
    },
    staleTime: everyMs.away,
    retry: false,
  });
}

/** It needs no session, so that it works without the database. @throws {TypeError} without a network */
async function readReadiness(signal: AbortSignal): Promise<Readiness> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(isLineLost() ? lostLimitMs : callTimeLimit)]);
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
