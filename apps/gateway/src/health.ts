import { readinessSchema } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { PartsAway, type HealthCheck } from '@blue-peony/service-kit';
import type { Dispatcher } from 'undici';
import type { GatewayConfig } from './config.ts';
import type { Pools } from './forwarding/pools.ts';

/** Longer than a service waits for a part of its own. */
const limitMs = 3_000;

/** What is behind the edge takes its own calls along, but neither the pages nor sign-in nor the other services' calls. */
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

/** @throws PartsAway when it answers that it misses parts; Error when it does not answer, or lets nobody in */
async function answers({ statusCode, body }: Dispatcher.ResponseData): Promise<void> {
  const { away } = readinessSchema.catch({ away: [], since: {} }).parse(await body.json());
  if (away.length > 0) throw new PartsAway(away);
  if (statusCode !== 200) throw new Error(`Answered ${statusCode}`);
}
