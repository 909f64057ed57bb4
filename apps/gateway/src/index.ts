import 'reflect-metadata';
import { listen, type RunningService } from '@blue-peony/service-kit';
import type { GatewayParts } from './app.module.ts';
import type { GatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

export { edgeConfig, edgeSettings, limitsStayOn, type GatewayConfig } from './config.ts';
export { gatewayDatabase } from './database.ts';
export type { GatewayParts } from './app.module.ts';
export { ensureStaff, type StaffAccount } from './ensure-staff.ts';
export { readPublished } from './read-published.ts';

/** Starts the gateway on a migrated database. Closing it leaves the transport open; the caller closes it. */
export async function startGateway(config: GatewayConfig, parts: GatewayParts): Promise<RunningService> {
  return listen(await createGateway(config, parts), config.port, config.host);
}
