import { promiseEndpoints } from '@blue-peony/contracts';
import { promisesController } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.ts';
import { OrderModule } from '../shared/order/order.module.ts';
import { KeepCases } from './keep-cases.ts';
import { MoveOrder } from './move-order.ts';
import { PaymentCasesRepository } from './payment-cases.repository.ts';
import { PaymentOrders } from './payment-orders.ts';
import { PaymentsController } from './payments.controller.ts';
import { listPromises, toldOf } from './promises.repository.ts';
import { ProcessWebhooks } from './process-webhooks.ts';
import { ReconcilePayments } from './reconcile-payments.ts';
import { SettlePayment } from './settle-payment.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

@Module({
  imports: [OrderModule, DownloadsModule],
  controllers: [
    PaymentsController,
    promisesController(promiseEndpoints.commerce, { list: listPromises, told: toldOf }),
  ],
  providers: [
    Background,
    WebhooksRepository,
    PaymentCasesRepository,
    PaymentOrders,
    MoveOrder,
    KeepCases,
    SettlePayment,
    ReconcilePayments,
    ProcessWebhooks,
  ],
  exports: [PaymentCasesRepository, PaymentOrders, MoveOrder, SettlePayment, ReconcilePayments],
})
export class PaymentsModule {}
