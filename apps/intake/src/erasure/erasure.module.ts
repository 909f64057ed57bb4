import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PhotosModule } from '../photos/photos.module.ts';
import { EraseApplication } from './erase-application.ts';
import { EraseRestored } from './erase-restored.ts';
import { ErasureController } from './erasure.controller.ts';
import { countOverdue } from './erasure.repository.ts';
import { ExportApplication } from './export/export-application.ts';
import { WriteLedger } from './write-ledger.ts';

const overdueEveryMs = 15 * 60_000;

@Module({
  imports: [PhotosModule],
  controllers: [ErasureController],
  providers: [Background, EraseApplication, EraseRestored, ExportApplication, WriteLedger],
  exports: [EraseApplication, ExportApplication],
})
export class ErasureModule {
  constructor(background: Background, database: DataSource, erase: EraseApplication) {
    background.every('overdue applications', overdueEveryMs, () => erase.eraseOverdue());
    background.observe(async () => [
      { gauge: 'blue_peony_applications_overdue', labels: {}, value: await countOverdue(database) },
    ]);
  }
}
