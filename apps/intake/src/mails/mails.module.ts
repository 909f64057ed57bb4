import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller.ts';
import { Mails } from './mails.ts';

@Module({
  controllers: [MailsController],
  providers: [Mails],
})
export class MailsModule {}
