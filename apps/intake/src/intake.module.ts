import { Module } from '@nestjs/common';
import { Background } from '@blue-peony/service-kit';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersController } from './answers/answers.controller.ts';
import { AnswersRepository } from './answers/answers.repository.ts';
import { SendAnswer } from './answers/send-answer.ts';
import { TemplatesRepository } from './answers/templates.repository.ts';
import { ApplicationEntity } from './applications/application.entity.ts';
import { ApplicationsController } from './applications/applications.controller.ts';
import { ApplicationsRepository } from './applications/applications.repository.ts';
import { ApplicantsController } from './applications/applicants.controller.ts';
import { ApplicantsRepository } from './applications/applicants.repository.ts';
import { BulkController } from './record/bulk.controller.ts';
import { ChangesRepository } from './applications/changes.repository.ts';
import { ChangeNote } from './notes/change-note.ts';
import { CloseApplications } from './record/close-applications.ts';
import { CountRepository } from './applications/count.repository.ts';
import { DashboardRepository } from './dashboard/dashboard.repository.ts';
import { DeskController } from './applications/desk.controller.ts';
import { ExportController } from './applications/export.controller.ts';
import { ExportRepository } from './applications/export.repository.ts';
import { ListRepository } from './applications/list.repository.ts';
import { LiveController } from './applications/live.controller.ts';
import { LiveFeed } from './applications/live-feed.ts';
import { LooksRepository } from './looks/looks.repository.ts';
import { PrivacyController } from './record/record.controller.ts';
import { PrivacyRepository } from './record/record.repository.ts';
import { ResendMail } from './mails/resend-mail.ts';
import { ReviewRepository } from './applications/review.repository.ts';
import { SpamController } from './spam/spam.controller.ts';
import { StreamController } from './history/history.controller.ts';
import { StreamRepository } from './history/history.repository.ts';
import { TeamController } from './dashboard/team.controller.ts';
import { TeamRepository } from './dashboard/team.repository.ts';
import { EraseApplication } from './erasure/erase-application.ts';
import { EraseOverdue } from './erasure/erase-overdue.ts';
import { ErasureRepository } from './erasure/erasure.repository.ts';
import { ApplicationHistory } from './history/add-history.ts';
import { ForgetAddresses } from './mail-texts/forget-addresses.ts';
import { MailTextsController } from './mail-texts/mail-texts.controller.ts';
import { MailTextsRepository } from './mail-texts/mail-texts.repository.ts';
import { RefusalsRepository } from './mail-texts/refusals.repository.ts';
import { RemindReplies } from './mail-texts/remind-replies.ts';
import { RemindersRepository } from './mail-texts/reminders.repository.ts';
import { TellAssessments } from './mail-texts/tell-assessments.ts';
import { LedgerController } from './erasure/ledger.controller.ts';
import { EraseRestored } from './erasure/erase-restored.ts';
import { WriteLedger } from './erasure/write-ledger.ts';
import { OverdueRepository } from './erasure/overdue.repository.ts';
import { AddressChangesRepository } from './record/address-changes.repository.ts';
import { ApplicantGuard } from './my-application/applicant.guard.ts';
import { ChangePhotos } from './my-photos/change-photos.ts';
import { ConfirmAddress } from './my-application/confirm-address.ts';
import { CorrectApplication } from './record/correct-application.ts';
import { ChangeNoticesRepository } from './record/change-notices.repository.ts';
import { TellChanges } from './record/tell-changes.ts';
import { CorrectionsRepository } from './record/corrections.repository.ts';
import { ExportApplication } from './erasure/export/export-application.ts';
import { RecordsRepository } from './erasure/export/records.repository.ts';
import { LinksController } from './my-application/links.controller.ts';
import { OwnPageController } from './my-application/my-application.controller.ts';
import { OwnPageRepository } from './my-application/my-application.repository.ts';
import { OwnPhotosController } from './my-photos/my-photos.controller.ts';
import { OwnPhotosRepository } from './my-photos/my-photos.repository.ts';
import { RequestLinks } from './my-application/request-links.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PromisesController } from './mail-texts/promises.controller.ts';
import { PromisesRepository } from './mail-texts/promises.repository.ts';
import { RepeatPromises } from './mail-texts/repeat-promises.ts';
import { RemoveUnclaimedPhotos } from './photos/remove-unclaimed-photos.ts';
import { IndexApplications } from './applications/search/index-applications.ts';
import { SearchIndexRepository } from './applications/search/search-index.repository.ts';
import { SpamMarksRepository } from './spam/spam.repository.ts';
import { PhotoCell } from './photos/photo-cell/photo-cell.ts';
import { StorePhoto } from './photos/store-photo.ts';
import { SubmissionBatches } from './applications/submission-batches.ts';
import { SubmitApplication } from './applications/submit-application.ts';
import { ScoresRepository } from './scores/scores.repository.ts';
import { CollaborationController } from './collaboration/collaboration.controller.ts';
import { CollaborationRepository } from './collaboration/collaboration.repository.ts';
import { UploadEntity } from './photos/upload.entity.ts';
import { UploadsRepository } from './photos/uploads.repository.ts';

const applicants = {
  controllers: [ApplicationsController, PhotosController],
  providers: [
    ApplicationsRepository,
    SubmissionBatches,
    UploadsRepository,
    SubmitApplication,
    PhotoCell,
    StorePhoto,
    RemoveUnclaimedPhotos,
  ],
};

const desk = {
  controllers: [
    ApplicantsController,
    BulkController,
    DeskController,
    ExportController,
    LiveController,
    PrivacyController,
    SpamController,
    StreamController,
    TeamController,
    CollaborationController,
  ],
  providers: [
    ApplicationHistory,
    ApplicantsRepository,
    CloseApplications,
    ListRepository,
    CountRepository,
    ReviewRepository,
    ExportRepository,
    DashboardRepository,
    ChangesRepository,
    LiveFeed,
    LooksRepository,
    PrivacyRepository,
    ResendMail,
    SearchIndexRepository,
    TeamRepository,
    SpamMarksRepository,
    IndexApplications,
    ScoresRepository,
    CollaborationRepository,
    StreamRepository,
    ChangeNote,
  ],
};

const answers = {
  controllers: [AnswersController],
  providers: [AnswersRepository, SendAnswer, TemplatesRepository],
};

const ownPage = {
  controllers: [OwnPageController, OwnPhotosController, LinksController],
  providers: [
    ApplicantGuard,
    OwnPageRepository,
    ChangeNoticesRepository,
    TellChanges,
    OwnPhotosRepository,
    CorrectionsRepository,
    AddressChangesRepository,
    CorrectApplication,
    ChangePhotos,
    ExportApplication,
    RecordsRepository,
    ConfirmAddress,
    RequestLinks,
  ],
};

const worker = {
  controllers: [PromisesController, MailTextsController],
  providers: [
    PromisesRepository,
    RepeatPromises,
    MailTextsRepository,
    RefusalsRepository,
    RemindersRepository,
    RemindReplies,
    TellAssessments,
    ForgetAddresses,
  ],
};

const erasure = {
  controllers: [LedgerController],
  providers: [ErasureRepository, EraseApplication, WriteLedger, EraseRestored, OverdueRepository, EraseOverdue],
};

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity, UploadEntity], 'intake')],
  controllers: [
    ...applicants.controllers,
    ...desk.controllers,
    ...answers.controllers,
    ...erasure.controllers,
    ...ownPage.controllers,
    ...worker.controllers,
  ],
  providers: [
    Background,
    ...applicants.providers,
    ...desk.providers,
    ...answers.providers,
    ...erasure.providers,
    ...ownPage.providers,
    ...worker.providers,
  ],
})
export class ApplicationsModule {}
