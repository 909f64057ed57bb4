import type { Endpoint } from '@blue-peony/contracts';
import { AppError, serviceAuthorization } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../config.ts';

const answerWithinMs = 10_000;

/** Calls an inner row of intake. @throws AppError `upstream_unavailable` */
export async function askIntake(config: GatewayConfig, { method, path }: Endpoint, body?: object): Promise<unknown> {
  const authorization = await serviceAuthorization(config.intakeKeys!, 'intake');
  const answer = await fetch(config.intakeUrl + path, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(answerWithinMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  throw new AppError('upstream_unavailable');
}
