import { Module } from '@nestjs/common';
import { ViewsController } from './views.controller.ts';
import { Views } from './views.repository.ts';

@Module({ controllers: [ViewsController], providers: [Views] })
export class ViewsModule {}
