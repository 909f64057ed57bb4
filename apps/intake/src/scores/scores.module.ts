import { Module } from '@nestjs/common';
import { ScoresController } from './scores.controller.ts';

/** Scores that staff give. */
@Module({
  controllers: [ScoresController],
})
export class ScoresModule {}
