import { Module } from '@nestjs/common';
import { MyApplicationModule } from '../my-application/my-application.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { MyPhotosController } from './my-photos.controller.ts';
import { MyPhotos } from './my-photos.ts';

/** Photos that applicants add and remove by the same link. */
@Module({
  imports: [MyApplicationModule, PhotosModule],
  controllers: [MyPhotosController],
  providers: [MyPhotos],
})
export class MyPhotosModule {}
