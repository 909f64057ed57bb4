import type { HealthCheck } from '@blue-peony/service-kit';
import type { GatewayConfig } from './config.ts';

/** A service that is away takes its own calls along, but neither the pages nor sign-in nor the other services' calls. */
export const innerServices = ({ intakeUrl, commerceUrl, notificationUrl }: GatewayConfig): HealthCheck[] =>
  Object.entries({ intake: intakeUrl, commerce: commerceUrl, notification: notificationUrl }).flatMap(([name, url]) =>
    url ? [{ name, check: () => answers(url), optional: true }] : [],
  );

async function answers(service: string): Promise<void> {
  const response = await fetch(new URL('/healthz', service), { signal: AbortSignal.timeout(1_500) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Answered ${response.status}`);
}
