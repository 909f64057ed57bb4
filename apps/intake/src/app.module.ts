import { adoptWith } from '@blue-peony/agency/words';
import { Module, type DynamicModule } from '@nestjs/common';
import { AgencyCopyModule, OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import { Ledger, type ObjectStore } from '@blue-peony/storage';
import { AnswersModule } from './answers/answers.module.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { CollaborationModule } from './collaboration/collaboration.module.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { HistoryController } from './history/history.controller.ts';
import { LooksController } from './looks/looks.controller.ts';
import { MailTextsModule } from './mail-texts/mail-texts.module.ts';
import { MailsController } from './mails/mails.controller.ts';
import { MediaModule } from './media/media.module.ts';
import { MyApplicationModule } from './my-application/my-application.module.ts';
import { MyPhotosModule } from './my-photos/my-photos.module.ts';
import { NotesController } from './notes/notes.controller.ts';
import { NoticesModule } from './notices/notices.module.ts';
import { PeopleController } from './people/people.controller.ts';
import { PhotosModule } from './photos/photos.module.ts';
import { PlainFormModule } from './plain-form/plain-form.module.ts';
import { RecordModule } from './record/record.module.ts';
import { RepliesModule } from './replies/replies.module.ts';
import { ScoresController } from './scores/scores.controller.ts';
import { SpamController } from './spam/spam.controller.ts';
import type { IntakeConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { photoStore } from './tokens.ts';

export type IntakeParts = { logger: Logger; transport: EventTransport; store: ObjectStore; ledger: ObjectStore };

const subjects = [
  AnswersModule,
  ApplicationsModule,
  CollaborationModule,
  ErasureModule,
  MailTextsModule,
  MediaModule,
  MyApplicationModule,
  MyPhotosModule,
  NoticesModule,
  PhotosModule,
  PlainFormModule,
  RecordModule,
  RepliesModule,
];

@Module({})
export class AppModule {
  static register(config: IntakeConfig, { logger, transport, store, ledger }: IntakeParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: intakeDatabase,
          // Accepting an application needs neither store nor broker: its photos are uploaded before, its event waits in
          // the outbox.
          checks: [
            { name: 'photo store', check: () => store.check(), covers: ['file store', 'disk'], optional: true },
            { name: 'broker', check: () => transport.check(), optional: true },
          ],
          values: [
            { provide: photoStore, useValue: store },
            { provide: Ledger, useValue: new Ledger(ledger, config.applicantKeys) },
          ],
        }),
        OutboxModule.register({ transport, logger }),
        AgencyCopyModule.register({ adopt: adoptWith }),
        ...subjects,
      ],
      controllers: [
        DashboardController,
        HistoryController,
        LooksController,
        MailsController,
        NotesController,
        PeopleController,
        ScoresController,
        SpamController,
      ],
    };
  }
}
