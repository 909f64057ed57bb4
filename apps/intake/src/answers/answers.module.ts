import { Relay } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { AnswersController } from './answers.controller.ts';
import { tellAnswers } from './tell-answers.ts';

/** Answers to applicants, and their templates. */
@Module({
  controllers: [AnswersController],
  providers: [Background],
})
export class AnswersModule {
  constructor(background: Background, relay: Relay) {
    background.every('answers', 1_000, () => tellAnswers(relay));
  }
}
