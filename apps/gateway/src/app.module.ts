import type { Endpoint } from '@blue-peony/contracts';
import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger, type ServerFactory } from '@blue-peony/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.ts';
import { AuditModule } from './audit/audit.module.ts';
import { StaffModule } from './staff/staff.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import type { GatewayConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { EdgeModule } from './edge/edge.module.ts';
import { ForwardingModule } from './forwarding/forwarding.module.ts';
import { FunnelController } from './funnel/funnel.controller.ts';
import { Pools } from './forwarding/pools.ts';
import { parts } from './health.ts';
import { LaunchModule } from './launch/launch.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { ReadingController } from './reading/reading.controller.ts';
import { SharedModule } from './shared/shared.module.ts';
import { SiteState } from './site/site-state.ts';
import { SiteModule } from './site/site.module.ts';
import { ViewsController } from './views/views.controller.ts';

/** Objects that the process creates and closes: logger, event transport, server. */
export type GatewayParts = {
  logger: Logger;
  transport: EventTransport;
  serverFactory?: ServerFactory | undefined;
};

@Module({})
export class AppModule {
  static register(
    config: GatewayConfig,
    { logger, transport }: GatewayParts,
    rows: Readonly<Record<string, Endpoint>>,
  ): DynamicModule {
    const pools = new Pools(config);
    const site = new SiteState();
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: gatewayDatabase,
          checks: [...parts(config, transport, pools), { name: 'site', check: () => site.check(), optional: true }],
        }),
        OutboxModule.register({ transport, logger }),
        SharedModule,
        EdgeModule,
        AuthModule,
        StaffModule,
        AuditModule,
        ForwardingModule.register(rows, pools),
        LaunchModule,
        PagesModule.register(SiteModule.register(site)),
      ],
      controllers: [AccountController, FunnelController, ReadingController, ViewsController],
    };
  }
}
