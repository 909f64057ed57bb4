import type { Endpoint } from '@blue-peony/contracts';
import { DatabaseModule } from '@blue-peony/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.ts';
import type { GatewayConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { ForwardingModule } from './forwarding/forwarding.module.ts';
import { gatewayHealth } from './health.ts';
import { PagesModule } from './pages/pages.module.ts';
import { type GatewayParts, SharedModule } from './shared/shared.module.ts';

@Module({})
export class AppModule {
  static register(config: GatewayConfig, parts: GatewayParts, rows: Record<string, Endpoint>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.register({ ...gatewayDatabase, url: config.databaseUrl }),
        SharedModule.register(config, parts),
        AuthModule,
        ForwardingModule.register(rows),
        gatewayHealth(),
        PagesModule,
      ],
    };
  }
}
