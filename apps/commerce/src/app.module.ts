import { adoptWith } from '@blue-peony/agency/words';
import { Module, type DynamicModule } from '@nestjs/common';
import { AgencyCopyModule, OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import type { CommerceConfig } from './config.ts';
import { commerceDatabase } from './database.ts';
import { BookingsModule } from './bookings/bookings.module.ts';
import { CasesModule } from './cases/cases.module.ts';
import { CheckoutsController } from './checkouts/checkouts.controller.ts';
import { PricesController } from './checkouts/prices.controller.ts';
import { DownloadsModule } from './downloads/downloads.module.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { providerModule } from './provider.module.ts';
import { ReceiptsController } from './receipts/receipts.controller.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';
import { OrderModule } from './shared/order/order.module.ts';
import { keepPrices } from './shared/prices/prices.repository.ts';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.ts';
import { guideStore } from './tokens.ts';

export type CommerceParts = { logger: Logger; transport: EventTransport; store: ObjectStore };

@Module({})
export class AppModule {
  static register(config: CommerceConfig, { logger, transport, store }: CommerceParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: commerceDatabase,
          // A checkout needs neither: a download is refused with a time to come back, and an event waits in the outbox.
          checks: [
            { name: 'guide store', check: () => store.check(), covers: ['file store', 'disk'], optional: true },
            { name: 'broker', check: () => transport.check(), optional: true },
          ],
          values: [{ provide: guideStore, useValue: store }],
        }),
        OutboxModule.register({ transport, logger }),
        AgencyCopyModule.register({ adopt: adoptWith, keep: keepPrices }),
        providerModule(config),
        OrderModule,
        DownloadsModule,
        PaymentsModule,
        CasesModule,
        OrdersModule,
        WithdrawalsModule,
        ReviewsModule,
        BookingsModule,
      ],
      controllers: [CheckoutsController, PricesController, ReceiptsController],
    };
  }
}
