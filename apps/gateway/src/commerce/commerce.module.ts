import { Module } from '@nestjs/common';
import { CommerceService } from './commerce-service.ts';
import { CommerceController } from './commerce.controller.ts';
import { FilesController } from './files.controller.ts';
import { OrdersController } from './orders.controller.ts';

@Module({ controllers: [CommerceController, FilesController, OrdersController], providers: [CommerceService] })
export class CommerceModule {}
