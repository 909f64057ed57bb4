import { Module } from '@nestjs/common';
import { ViewsController } from './views.controller.ts';

@Module({ controllers: [ViewsController] })
export class ViewsModule {}
