export type { GatewayConfig } from './config.ts';
export { gatewayDatabase } from './database.ts';
export { ensureStaff, type StaffAccount } from './ensure-staff.ts';
export { startGateway } from './gateway.ts';
export type { GatewayParts } from './app.module.ts';
