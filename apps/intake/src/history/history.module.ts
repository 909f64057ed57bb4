import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';
import { HistoryRepository } from './history.repository.ts';

/** The history of each application, with its authors. */
@Module({
  controllers: [HistoryController],
  providers: [HistoryRepository],
})
export class HistoryModule {}
