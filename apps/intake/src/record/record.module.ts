import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecordController } from './record.controller.ts';
import { tellChanges } from './tell-changes.ts';

@Module({
  controllers: [RecordController],
  providers: [Background],
})
export class RecordModule {
  constructor(background: Background, database: DataSource) {
    background.every('changes to tell', 5_000, () => tellChanges(database));
  }
}
