import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller.ts';
import { Mails } from './mails.ts';

/** Mails that staff send again, and the setting of staff mails. */
@Module({
  controllers: [MailsController],
  providers: [Mails],
})
export class MailsModule {}
