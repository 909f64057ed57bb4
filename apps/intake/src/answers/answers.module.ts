import { Module } from '@nestjs/common';
import { AnswersController } from './answers.controller.ts';
import { AnswersRepository } from './answers.repository.ts';
import { SendAnswer } from './send-answer.ts';
import { TemplatesRepository } from './templates.repository.ts';

/** Answers to applicants, and their templates. */
@Module({
  controllers: [AnswersController],
  providers: [AnswersRepository, SendAnswer, TemplatesRepository],
})
export class AnswersModule {}
