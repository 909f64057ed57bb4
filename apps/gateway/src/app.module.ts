import { databaseOptions } from '@blue-peony/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import type { GatewayConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { gatewayHealth } from './health.ts';
import { PagesModule } from './pages/pages.module.ts';
import { SharedModule } from './shared/shared.module.ts';

@Module({})
export class AppModule {
  static register(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions({ ...gatewayDatabase, url: config.databaseUrl }),
          retryAttempts: 3,
          retryDelay: 1_000,
        }),
        SharedModule.register(config),
        AuthModule,
        ApplicationsModule,
        gatewayHealth(),
        PagesModule,
      ],
    };
  }
}
