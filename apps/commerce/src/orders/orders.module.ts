import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesController } from '../cases/cases.controller.ts';
import { CasesRepository } from '../payments/payment-cases.repository.ts';
import { DecideCase } from '../cases/decide-case.ts';
import { KeepCases } from '../payments/keep-cases.ts';
import { RefundCase } from '../cases/refund-case.ts';
import { WatchCases } from '../cases/watch-cases.ts';
import { CheckoutsController } from '../checkouts/checkouts.controller.ts';
import { CreateCheckout } from '../checkouts/create-checkout.ts';
import { DeleteOldOrders } from './delete-old-orders.ts';
import { ChangeSession } from './change-session.ts';
import { DeskController } from './desk.controller.ts';
import { DeskRepository } from '../shared/order/order-records.repository.ts';
import { HandOutLink } from './hand-out-link.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';
import { ReachBuyer } from './reach-buyer.ts';
import { RefundOrder } from './refund-order.ts';
import { RemindSessions } from './remind-sessions.ts';
import { SalesRepository } from './sales.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SupportController } from './support.controller.ts';
import { StampedCopies } from '../downloads/stamped-copies.ts';
import { DownloadsController } from '../downloads/downloads.controller.ts';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { FileResponse } from '../downloads/file-response.ts';
import { GuideFiles } from '../downloads/guide-files.ts';
import { OpenDownload } from '../downloads/open-download.ts';
import { RenewLinks } from '../downloads/renew-links.ts';
import { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersController } from './orders.controller.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { FindSale } from '../payments/find-sale.ts';
import { MoveOrder } from '../payments/move-order.ts';
import { PaymentAnnouncements } from '../payments/payment-announcements.ts';
import { ReceiveWebhook } from '../payments/receive-webhook.ts';
import { ReconcilePayments } from '../payments/reconcile-payments.ts';
import { ReconciliationsRepository } from '../payments/reconciliations.repository.ts';
import { ReturnPayment } from '../payments/return-payment.ts';
import { SettlePayment } from '../payments/settle-payment.ts';
import { WebhooksController } from '../payments/webhooks.controller.ts';
import { WebhooksRepository } from '../payments/webhooks.repository.ts';
import { ProcessWebhooks } from '../payments/process-webhooks.ts';
import { PromisesController } from '../promises/promises.controller.ts';
import { PromisesRepository } from '../promises/promises.repository.ts';
import { RepeatPromises } from '../promises/repeat-promises.ts';
import { OrderSecrets } from '../shared/order/order-secret.ts';
import { OrderTexts } from './order-texts.ts';
import { ReadOrder } from './read-order.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OrderEntity], 'commerce')],
  controllers: [
    CheckoutsController,
    OrdersController,
    DeskController,
    CasesController,
    SupportController,
    DownloadsController,
    WebhooksController,
    PromisesController,
  ],
  providers: [
    OrdersRepository,
    DeskRepository,
    OrderEntries,
    SalesRepository,
    SessionsRepository,
    ChangeSession,
    ReachBuyer,
    HandOutLink,
    RefundOrder,
    ReturnPayment,
    RemindSessions,
    DownloadsRepository,
    WebhooksRepository,
    ReconciliationsRepository,
    CreateCheckout,
    OrderSecrets,
    OrderTexts,
    ReadOrder,
    OpenDownload,
    RenewLinks,
    GuideFiles,
    StampedCopies,
    FileResponse,
    PaymentAnnouncements,
    FindSale,
    MoveOrder,
    CasesRepository,
    KeepCases,
    DecideCase,
    RefundCase,
    WatchCases,
    SettlePayment,
    ReceiveWebhook,
    ProcessWebhooks,
    ReconcilePayments,
    PromisesRepository,
    RepeatPromises,
    DeleteOldOrders,
  ],
})
export class OrdersModule {}
