import { type DynamicModule, Global, Module } from '@nestjs/common';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from './audit.ts';
import { RateLimits } from './rate-limits.ts';
import { SigningKeys } from './signing-keys.ts';
import { StaffDirectory } from './staff-directory.ts';
import { Upstream } from './upstream.ts';

/** What every feature of the gateway stands on. */
@Global()
@Module({})
export class SharedModule {
  static register(config: GatewayConfig): DynamicModule {
    const services = [Audit, RateLimits, SigningKeys, StaffDirectory, Upstream];
    const settings = { provide: configToken, useValue: config };
    return { module: SharedModule, providers: [settings, ...services], exports: [configToken, ...services] };
  }
}
