import { readinessSchema } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { PartsAway, type HealthCheck, type OutagePart } from '@blue-peony/service-kit';
import type { GatewayConfig } from './config.ts';

/** Longer than a service waits for a part of its own. */
const limitMs = 3_000;

/** What is behind the edge takes its own calls along, but neither the pages nor sign-in nor the other services' calls. */
export function parts(config: GatewayConfig, transport: EventTransport): HealthCheck[] {
  const { intakeUrl: intake, commerceUrl: commerce, notificationUrl: notification } = config;
  const services = Object.entries({ intake, commerce, notification }) as [OutagePart, string | undefined][];
  return [
    { name: 'broker', check: () => transport.check(), optional: true },
    ...services.flatMap(([name, url]) =>
      url ? [{ name, check: () => answers(url), limitMs, optional: true } satisfies HealthCheck] : [],
    ),
  ];
}

/** @throws PartsAway when it answers that it misses parts; Error when it does not answer, or lets nobody in */
async function answers(service: string): Promise<void> {
  const response = await fetch(new URL('/readyz', service), { signal: AbortSignal.timeout(limitMs) });
  const { away } = readinessSchema.catch({ away: [], since: {} }).parse(await response.json());
  if (away.length > 0) throw new PartsAway(away);
  if (!response.ok) throw new Error(`Answered ${response.status}`);
}
