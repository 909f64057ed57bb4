import { Module } from '@nestjs/common';
import { ScoresController } from './scores.controller.ts';
import { ScoresRepository } from './scores.repository.ts';

/** Scores that staff give. */
@Module({
  controllers: [ScoresController],
  providers: [ScoresRepository],
})
export class ScoresModule {}
