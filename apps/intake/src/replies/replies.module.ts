import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PhotosModule } from '../photos/photos.module.ts';
import { MailReader } from './read-mail.ts';
import { ReceiveMail } from './receive-mail.ts';
import { RepliesController } from './replies.controller.ts';
import { deleteOldUnknown } from './replies.repository.ts';
import { ReplyFiles } from './reply-files.ts';

const oldEveryMs = 15 * 60_000;

@Module({
  imports: [PhotosModule],
  controllers: [RepliesController],
  providers: [Background, MailReader, ReceiveMail, ReplyFiles],
})
export class RepliesModule {
  constructor(background: Background, database: DataSource, files: ReplyFiles) {
    background.every('old unknown mails', oldEveryMs, async () => {
      if (await deleteOldUnknown(database)) files.wake();
    });
  }
}
