import { Module } from '@nestjs/common';
import { LooksController } from './looks.controller.ts';

/** The record of everything that staff were shown. */
@Module({
  controllers: [LooksController],
})
export class LooksModule {}
