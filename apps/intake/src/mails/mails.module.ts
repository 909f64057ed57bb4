import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller.ts';

/** Mails that staff send again, and the setting of staff mails. */
@Module({
  controllers: [MailsController],
})
export class MailsModule {}
