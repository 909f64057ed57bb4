import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.ts';
import { MediaController } from './media.controller.ts';
import { StoreMedia } from './store-media.ts';

@Module({ imports: [PhotosModule], controllers: [MediaController], providers: [StoreMedia] })
export class MediaModule {}
