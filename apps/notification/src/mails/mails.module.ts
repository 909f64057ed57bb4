import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { AccountMailsConsumer } from './account-mails.consumer.ts';
import { ApplicationsConsumer } from './applications.consumer.ts';
import { BookingsConsumer } from './bookings.consumer.ts';
import { CasesConsumer } from './cases.consumer.ts';
import { MailsController } from './mails.controller.ts';
import { SalesConsumer } from './sales.consumer.ts';
import { WithdrawalsConsumer } from './withdrawals.consumer.ts';

@Module({
  imports: [DeliveriesModule, LedgerModule],
  controllers: [
    AccountMailsConsumer,
    ApplicationsConsumer,
    SalesConsumer,
    CasesConsumer,
    WithdrawalsConsumer,
    BookingsConsumer,
    MailsController,
  ],
})
export class MailsModule {}
