import { promiseEndpoints } from '@blue-peony/contracts';
import { promisesController, Relay } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { MailTextsController } from './mail-texts.controller.ts';
import { MailTextsRepository } from './mail-texts.repository.ts';
import { listPromises, toldOf } from './promises.repository.ts';
import { remindReplies } from './remind-replies.ts';
import { tellAssessments } from './tell-assessments.ts';

/** Texts of the mails about applications, and the jobs that announce them. */
@Module({
  controllers: [MailTextsController, promisesController(promiseEndpoints.intake, { list: listPromises, told: toldOf })],
  providers: [Background, MailTextsRepository],
})
export class MailTextsModule {
  constructor(background: Background, relay: Relay, texts: MailTextsRepository) {
    background.every('assessments', 5_000, () => tellAssessments(relay));
    background.every('reply reminders', 60_000, () => remindReplies(relay));
    background.every('addresses of mails', 3_600_000, () => texts.forgetOld());
  }
}
