import { Module } from '@nestjs/common';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { PhotosController } from './photos.controller.ts';
import { RemoveUnclaimedPhotos } from './remove-unclaimed-photos.ts';
import { StorePhoto } from './store-photo.ts';
import { SubmitApplication } from './submit-application.ts';
import { UploadsRepository } from './uploads.repository.ts';

@Module({
  controllers: [ApplicationsController, PhotosController],
  providers: [ApplicationsRepository, UploadsRepository, SubmitApplication, StorePhoto, RemoveUnclaimedPhotos],
})
export class ApplicationsModule {}
