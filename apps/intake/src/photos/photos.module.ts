import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoCell } from './photo-cell/photo-cell.ts';
import { PhotosController } from './photos.controller.ts';
import { PhotoMemory } from './photo-memory.ts';
import { RemoveUnclaimedPhotos } from './remove-unclaimed-photos.ts';
import { StorePhoto } from './store-photo.ts';
import { UploadEntity } from './upload.entity.ts';
import { UploadsRepository } from './uploads.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([UploadEntity], 'intake')],
  controllers: [PhotosController],
  providers: [Background, PhotoCell, PhotoMemory, RemoveUnclaimedPhotos, StorePhoto, UploadsRepository],
  exports: [PhotoCell, PhotoMemory, RemoveUnclaimedPhotos, StorePhoto],
})
export class PhotosModule {}
