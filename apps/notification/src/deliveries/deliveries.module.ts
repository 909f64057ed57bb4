import { Inbox } from '@blue-peony/messaging';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountMailsConsumer } from '../mails/account-mails.consumer.ts';
import { ApplicationsConsumer } from '../mails/applications.consumer.ts';
import { CasesConsumer } from '../mails/cases.consumer.ts';
import { DeliverMail } from './deliver-mail.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DeliveryEntity } from './delivery.entity.ts';
import { GatherMails } from './gather-mails.ts';
import { GatheredMailsRepository } from './gathered-mails.repository.ts';
import { HoldMails } from './hold-mails.ts';
import { CheckPromises } from '../ledger/check-promises.ts';
import { LedgerRepository } from '../ledger/ledger.repository.ts';
import { Owners } from '../ledger/owners.ts';
import { MailAllowances } from './mail-allowances.ts';
import { MailTexts } from './mail-texts.ts';
import { Mailer } from './mailer.ts';
import { SalesConsumer } from '../mails/sales.consumer.ts';
import { MailsController } from '../mails/mails.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([DeliveryEntity], 'notification')],
  controllers: [AccountMailsConsumer, ApplicationsConsumer, SalesConsumer, CasesConsumer, MailsController],
  providers: [
    DeliverMail,
    DeliveriesRepository,
    Mailer,
    MailAllowances,
    GatherMails,
    HoldMails,
    GatheredMailsRepository,
    MailTexts,
    CheckPromises,
    LedgerRepository,
    Owners,
    { provide: Inbox, inject: [DataSource], useFactory: (dataSource: DataSource) => new Inbox({ dataSource }) },
  ],
})
export class DeliveriesModule {}
