import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnswersController } from './answers.controller.ts';
import { tellAnswers } from './tell-answers.ts';

@Module({
  controllers: [AnswersController],
  providers: [Background],
})
export class AnswersModule {
  constructor(background: Background, database: DataSource) {
    background.every('answers', 1_000, () => tellAnswers(database));
  }
}
