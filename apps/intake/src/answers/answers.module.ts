import { Module } from '@nestjs/common';
import { AnswersController } from './answers.controller.ts';

/** Answers to applicants, and their templates. */
@Module({
  controllers: [AnswersController],
})
export class AnswersModule {}
