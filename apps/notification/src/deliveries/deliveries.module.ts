import { Module } from '@nestjs/common';
import { ApplicationsConsumer } from './applications.consumer.ts';
import { DeliverMail } from './deliver-mail.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { Mailer } from './mailer.ts';

@Module({
  controllers: [ApplicationsConsumer],
  providers: [DeliverMail, DeliveriesRepository, Mailer],
})
export class DeliveriesModule {}
