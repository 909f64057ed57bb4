import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DownloadsModule } from '../downloads/downloads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { OrderModule } from '../shared/order/order.module.ts';
import { deleteOldOrders } from './delete-old-orders.ts';
import { OrderDeskController } from './order-desk.controller.ts';
import { OrdersController } from './orders.controller.ts';
import { remindSessions } from './remind-sessions.ts';
import { SupportBuyer } from './support-buyer.ts';

const minuteMs = 60_000;

@Module({
  imports: [OrderModule, DownloadsModule, PaymentsModule],
  controllers: [OrdersController, OrderDeskController],
  providers: [Background, SupportBuyer],
})
export class OrdersModule {
  constructor(background: Background, database: DataSource) {
    background.every('old orders', 60 * minuteMs, () => deleteOldOrders(database));
    background.every('session reminders', 5 * minuteMs, () => remindSessions(database));
  }
}
