import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.ts';
import { MyPhotosController } from './my-photos.controller.ts';
import { MyPhotos } from './my-photos.ts';

@Module({
  imports: [PhotosModule],
  controllers: [MyPhotosController],
  providers: [MyPhotos],
})
export class MyPhotosModule {}
