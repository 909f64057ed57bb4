import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';

/** The history of each application, with its authors. */
@Module({
  controllers: [HistoryController],
})
export class HistoryModule {}
