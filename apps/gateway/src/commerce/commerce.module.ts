import { Module } from '@nestjs/common';
import { CommerceService } from './commerce-service.ts';
import { CommerceController } from './commerce.controller.ts';
import { FilesController } from './files.controller.ts';

@Module({ controllers: [CommerceController, FilesController], providers: [CommerceService] })
export class CommerceModule {}
