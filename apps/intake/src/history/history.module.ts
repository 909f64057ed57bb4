import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';
import { HistoryRepository } from './history.repository.ts';

@Module({
  controllers: [HistoryController],
  providers: [HistoryRepository],
})
export class HistoryModule {}
