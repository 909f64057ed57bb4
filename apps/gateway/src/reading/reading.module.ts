import { Module } from '@nestjs/common';
import { ChangeReading } from './change-reading.ts';
import { ReadingController } from './reading.controller.ts';

@Module({ controllers: [ReadingController], providers: [ChangeReading] })
export class ReadingModule {}
