import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CollaborationController } from './collaboration.controller.ts';
import { tellAwake } from './snooze.repository.ts';

@Module({
  controllers: [CollaborationController],
  providers: [Background],
})
export class CollaborationModule {
  constructor(background: Background, database: DataSource) {
    background.every('snoozes', 500, () => tellAwake(database));
  }
}
