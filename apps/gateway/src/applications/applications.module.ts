import { Module } from '@nestjs/common';
import { ApplicationsController } from './applications.controller.ts';
import { DeskController } from './desk.controller.ts';
import { LiveController } from './live.controller.ts';
import { MailsController } from './mails.controller.ts';
import { NotesController } from './notes.controller.ts';
import { PhotoAccess } from './photo-access.ts';
import { PhotosController } from './photos.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { StaffNames } from './staff-names.repository.ts';

const desk = [DeskController, NotesController, ReportsController, LiveController, MailsController];

@Module({
  controllers: [ApplicationsController, PhotosController, ...desk],
  providers: [PhotoAccess, StaffNames],
})
export class ApplicationsModule {}
