import { Module } from '@nestjs/common';
import { ScoresController } from './scores.controller.ts';
import { ScoresRepository } from './scores.repository.ts';

@Module({
  controllers: [ScoresController],
  providers: [ScoresRepository],
})
export class ScoresModule {}
