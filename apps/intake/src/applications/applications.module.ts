import { Module } from '@nestjs/common';
import { Background } from '@blue-peony/service-kit';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersController } from './answers/answers.controller.ts';
import { AnswersRepository } from './answers/answers.repository.ts';
import { SendAnswer } from './answers/send-answer.ts';
import { TemplatesRepository } from './answers/templates.repository.ts';
import { ApplicationEntity } from './application.entity.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicantsController } from './desk/applicants.controller.ts';
import { ApplicantsRepository } from './desk/applicants.repository.ts';
import { BulkController } from './desk/bulk.controller.ts';
import { ChangesRepository } from './desk/changes.repository.ts';
import { ChangeNote } from './desk/change-note.ts';
import { CloseApplications } from './desk/close-applications.ts';
import { CountRepository } from './desk/count.repository.ts';
import { DashboardRepository } from './desk/dashboard.repository.ts';
import { DeskController } from './desk/desk.controller.ts';
import { ExportController } from './desk/export.controller.ts';
import { ExportRepository } from './desk/export.repository.ts';
import { ListRepository } from './desk/list.repository.ts';
import { LiveController } from './desk/live.controller.ts';
import { LiveFeed } from './desk/live-feed.ts';
import { LooksRepository } from './desk/looks.repository.ts';
import { PrivacyController } from './desk/privacy.controller.ts';
import { PrivacyRepository } from './desk/privacy.repository.ts';
import { ResendMail } from './desk/resend-mail.ts';
import { ReviewRepository } from './desk/review.repository.ts';
import { SpamController } from './desk/spam.controller.ts';
import { StreamController } from './desk/stream.controller.ts';
import { StreamRepository } from './desk/stream.repository.ts';
import { TeamController } from './desk/team.controller.ts';
import { TeamRepository } from './desk/team.repository.ts';
import { EraseApplication } from './erasure/erase-application.ts';
import { EraseOverdue } from './erasure/erase-overdue.ts';
import { ErasureRepository } from './erasure/erasure.repository.ts';
import { ApplicationHistory } from './history.repository.ts';
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
import { AddressChangesRepository } from './own-page/address-changes.repository.ts';
import { ApplicantGuard } from './own-page/applicant.guard.ts';
import { ChangePhotos } from './own-page/change-photos.ts';
import { ConfirmAddress } from './own-page/confirm-address.ts';
import { CorrectApplication } from './own-page/correct-application.ts';
import { ChangeNoticesRepository } from './own-page/change-notices.repository.ts';
import { TellChanges } from './own-page/tell-changes.ts';
import { CorrectionsRepository } from './own-page/corrections.repository.ts';
import { ExportApplication } from './own-page/export/export-application.ts';
import { RecordsRepository } from './own-page/export/records.repository.ts';
import { LinksController } from './own-page/links.controller.ts';
import { OwnPageController } from './own-page/own-page.controller.ts';
import { OwnPageRepository } from './own-page/own-page.repository.ts';
import { OwnPhotosController } from './own-page/own-photos.controller.ts';
import { OwnPhotosRepository } from './own-page/own-photos.repository.ts';
import { RequestLinks } from './own-page/request-links.ts';
import { PhotosController } from './photos.controller.ts';
import { PromisesController } from './promises/promises.controller.ts';
import { PromisesRepository } from './promises/promises.repository.ts';
import { RepeatPromises } from './promises/repeat-promises.ts';
import { RemoveUnclaimedPhotos } from './remove-unclaimed-photos.ts';
import { IndexApplications } from './search/index-applications.ts';
import { SearchIndexRepository } from './search/search-index.repository.ts';
import { SpamMarksRepository } from './search/spam-marks.repository.ts';
import { PhotoCell } from '../photo-cell/photo-cell.ts';
import { StorePhoto } from './store-photo.ts';
import { SubmissionBatches } from './submission-batches.ts';
import { SubmitApplication } from './submit-application.ts';
import { ScoresRepository } from './collaboration/scores.repository.ts';
import { CollaborationController } from './collaboration/collaboration.controller.ts';
import { CollaborationRepository } from './collaboration/collaboration.repository.ts';
import { UploadEntity } from './upload.entity.ts';
import { UploadsRepository } from './uploads.repository.ts';

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
