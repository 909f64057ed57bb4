import { Module } from '@nestjs/common';
import { ApplicationsController } from './applications.controller.ts';
import { DeskController } from './desk.controller.ts';
import { PhotosController } from './photos.controller.ts';

@Module({ controllers: [ApplicationsController, DeskController, PhotosController] })
export class ApplicationsModule {}
