import { Module } from '@nestjs/common';
import { SpamController } from './spam.controller.ts';

/** Marks of applications that look like spam. */
@Module({
  controllers: [SpamController],
})
export class SpamModule {}
