import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoticesController } from './notices.controller.ts';
import { deleteOldNotices } from './notices.repository.ts';

const oldEveryMs = 60 * 60_000;

@Module({
  controllers: [NoticesController],
  providers: [Background],
})
export class NoticesModule {
  constructor(background: Background, database: DataSource) {
    background.every('old notices', oldEveryMs, () => deleteOldNotices(database));
  }
}
