import { DatabaseModule } from '@blue-peony/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { CommerceModule } from './commerce/commerce.module.ts';
import type { GatewayConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { gatewayHealth } from './health.ts';
import { PagesModule } from './pages/pages.module.ts';
import { type GatewayParts, SharedModule } from './shared/shared.module.ts';

@Module({})
export class AppModule {
  static register(config: GatewayConfig, parts: GatewayParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.register({ ...gatewayDatabase, url: config.databaseUrl }),
        SharedModule.register(config, parts),
        AuthModule,
        ApplicationsModule,
        CommerceModule,
        gatewayHealth(),
        PagesModule,
      ],
    };
  }
}
