import { promiseEndpoints } from '@blue-peony/contracts';
import { promisesController } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTextsController } from './mail-texts.controller.ts';
import { MailTextsRepository } from './mail-texts.repository.ts';
import { listPromises, toldOf } from './promises.repository.ts';
import { remindReplies } from './remind-replies.ts';
import { tellAssessments } from './tell-assessments.ts';

@Module({
  controllers: [MailTextsController, promisesController(promiseEndpoints.intake, { list: listPromises, told: toldOf })],
  providers: [Background, MailTextsRepository],
})
export class MailTextsModule {
  constructor(background: Background, database: DataSource, texts: MailTextsRepository) {
    background.every('assessments', 5_000, () => tellAssessments(database));
    background.every('reply reminders', 60_000, () => remindReplies(database));
    background.every('addresses of mails', 3_600_000, () => texts.forgetOld());
  }
}
