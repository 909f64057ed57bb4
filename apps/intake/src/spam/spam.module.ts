import { Module } from '@nestjs/common';
import { SpamController } from './spam.controller.ts';
import { SpamRepository } from './spam.repository.ts';

/** Marks of applications that look like spam. */
@Module({
  controllers: [SpamController],
  providers: [SpamRepository],
  exports: [SpamRepository],
})
export class SpamModule {}
