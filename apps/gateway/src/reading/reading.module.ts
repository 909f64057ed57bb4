import { Module } from '@nestjs/common';
import { CountReading } from './count-reading.ts';
import { ReadingController } from './reading.controller.ts';
import { Readings } from './readings.repository.ts';

@Module({
  controllers: [ReadingController],
  providers: [CountReading, Readings],
  exports: [CountReading, Readings],
})
export class ReadingModule {}
