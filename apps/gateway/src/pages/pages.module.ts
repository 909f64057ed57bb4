import { Module } from '@nestjs/common';
import { PagesController } from './pages.controller.ts';
import { LaunchModule } from '../launch/launch.module.ts';
import { Pages } from './pages.ts';

@Module({ imports: [LaunchModule], controllers: [PagesController], providers: [Pages] })
export class PagesModule {}
