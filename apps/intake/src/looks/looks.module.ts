import { Module } from '@nestjs/common';
import { LooksController } from './looks.controller.ts';
import { LooksRepository } from './looks.repository.ts';

/** The record of everything that staff were shown. */
@Module({
  controllers: [LooksController],
  providers: [LooksRepository],
  exports: [LooksRepository],
})
export class LooksModule {}
