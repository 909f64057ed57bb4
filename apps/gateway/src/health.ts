import { readinessSchema } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { PartsAway, type HealthCheck } from '@blue-peony/service-kit';
import type { Dispatcher } from 'undici';
import type { GatewayConfig } from './config.ts';
import type { Pools } from './forwarding/pools.ts';

/** Longer than the time that a service waits for its own dependencies. */
const limitMs = 3_000;

/**
 * Dependencies for the readiness check. All are optional: when an inner service is away, its calls fail, but pages,
 * sign-in and the other services' calls still work.
 */
export function parts(config: GatewayConfig, transport: EventTransport, pools: Pools): HealthCheck[] {
  const { intakeUrl: intake, commerceUrl: commerce, notificationUrl: notification } = config;
  const urls = { intake, commerce, notification };
  return [
    { name: 'broker', check: () => transport.check(), optional: true },
    ...(['intake', 'commerce', 'notification'] as const).flatMap((name) => {
      const url = urls[name];
      const check = async () => answers(await pools.ask(name, new URL('/readyz', url), limitMs));
      return url ? [{ name, check, limitMs, optional: true }] : [];
    }),
  ];
}

/** @throws PartsAway when the service reports missing dependencies; Error when it does not answer or is not ready */
async function answers({ statusCode, body }: Dispatcher.ResponseData): Promise<void> {
  const { away } = readinessSchema.catch({ away: [], since: {} }).parse(await body.json());
  if (away.length > 0) throw new PartsAway(away);
  if (statusCode !== 200) throw new Error(`Answered ${statusCode}`);
}
