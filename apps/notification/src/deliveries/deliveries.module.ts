import { Module } from '@nestjs/common';
import { AccountMailsConsumer } from './account-mails.consumer.ts';
import { ApplicationsConsumer } from './applications.consumer.ts';
import { DeliverMail } from './deliver-mail.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { Mailer } from './mailer.ts';
import { SalesConsumer } from './sales.consumer.ts';
import { MailsController } from './mails.controller.ts';

@Module({
  controllers: [AccountMailsConsumer, ApplicationsConsumer, SalesConsumer, MailsController],
  providers: [DeliverMail, DeliveriesRepository, Mailer],
})
export class DeliveriesModule {}
