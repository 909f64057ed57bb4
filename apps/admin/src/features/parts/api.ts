import { readinessSchema, type Readiness } from '@blue-peony/contracts';
import { callTimeLimit } from '../../api/call-time-limit.ts';

/** It needs no session, so that it works without the database. @throws {TypeError} without a network */
export async function readReadiness(signal: AbortSignal): Promise<Readiness> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeLimit)]);
  const answer = await fetch('/readyz', { signal: limit });
  const said = readinessSchema.safeParse(await answer.json().catch(() => undefined));
  if (said.success) return said.data;
  // The answer is from a proxy: no gateway behind it is ready.
  return { away: answer.status >= 500 ? ['gateway'] : [], since: {} };
}
