import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { PlainFormController } from './plain-form.controller.ts';

/** The application form without scripts. */
@Module({ imports: [ApplicationsModule, PhotosModule], controllers: [PlainFormController] })
export class PlainFormModule {}
