import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationEntity } from './application.entity.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ChangesRepository } from './desk/changes.repository.ts';
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
import { ResendMail } from './desk/resend-mail.ts';
import { ReviewRepository } from './desk/review.repository.ts';
import { EraseApplication } from './erasure/erase-application.ts';
import { ErasureRepository } from './erasure/erasure.repository.ts';
import { KeepLedger } from './erasure/keep-ledger.ts';
import { ApplicantGuard } from './own-page/applicant.guard.ts';
import { OwnPageController } from './own-page/own-page.controller.ts';
import { OwnPageRepository } from './own-page/own-page.repository.ts';
import { PhotosController } from './photos.controller.ts';
import { PromisesController } from './promises/promises.controller.ts';
import { PromisesRepository } from './promises/promises.repository.ts';
import { RepeatPromises } from './promises/repeat-promises.ts';
import { RemoveUnclaimedPhotos } from './remove-unclaimed-photos.ts';
import { StorePhoto } from './store-photo.ts';
import { SubmitApplication } from './submit-application.ts';
import { UploadEntity } from './upload.entity.ts';
import { UploadsRepository } from './uploads.repository.ts';

const applicants = {
  controllers: [ApplicationsController, PhotosController],
  providers: [ApplicationsRepository, UploadsRepository, SubmitApplication, StorePhoto, RemoveUnclaimedPhotos],
};

const desk = {
  controllers: [DeskController, ExportController, LiveController, PrivacyController],
  providers: [
    ListRepository,
    CountRepository,
    ReviewRepository,
    ExportRepository,
    DashboardRepository,
    ChangesRepository,
    LiveFeed,
    LooksRepository,
    ResendMail,
  ],
};

const ownPage = {
  controllers: [OwnPageController],
  providers: [ApplicantGuard, OwnPageRepository],
};

const worker = {
  controllers: [PromisesController],
  providers: [PromisesRepository, RepeatPromises],
};

const erasure = {
  providers: [ErasureRepository, EraseApplication, KeepLedger],
};

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity, UploadEntity], 'intake')],
  controllers: [...applicants.controllers, ...desk.controllers, ...ownPage.controllers, ...worker.controllers],
  providers: [
    ...applicants.providers,
    ...desk.providers,
    ...erasure.providers,
    ...ownPage.providers,
    ...worker.providers,
  ],
})
export class ApplicationsModule {}
