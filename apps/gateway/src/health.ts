import { type HealthCheck, HealthModule } from '@blue-peony/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { configToken, type GatewayConfig } from './config.ts';

/**
 * Ready when the database answers. A service that is away takes its own calls along, but neither the pages nor sign-in
 * nor the other services' calls.
 */
export const gatewayHealth = (): DynamicModule =>
  HealthModule.register({
    inject: [DataSource, configToken] as never,
    checks: (database: DataSource, { intakeUrl, commerceUrl, notificationUrl }: GatewayConfig): HealthCheck[] => [
      { name: 'database', check: () => database.query('SELECT 1') },
      { name: 'intake', check: () => answers(intakeUrl), optional: true },
      ...(commerceUrl ? [{ name: 'commerce', check: () => answers(commerceUrl), optional: true }] : []),
      ...(notificationUrl ? [{ name: 'notification', check: () => answers(notificationUrl), optional: true }] : []),
    ],
  });

async function answers(service: string): Promise<void> {
  const response = await fetch(new URL('/healthz', service), { signal: AbortSignal.timeout(1_500) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Answered ${response.status}`);
}
