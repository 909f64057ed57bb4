import { Module } from '@nestjs/common';
import { PagesController } from './pages.controller.ts';
import { Pages } from './pages.ts';

@Module({ controllers: [PagesController], providers: [Pages] })
export class PagesModule {}
