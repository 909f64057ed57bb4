import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationEntity } from './application.entity.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ListRepository } from './list.repository.ts';
import { LiveFeed } from './live-feed.ts';
import { LiveController } from './live.controller.ts';
import { IndexApplications } from './search/index-applications.ts';
import { SubmitApplication } from './submit-application.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity], 'intake')],
  controllers: [ApplicationsController, LiveController],
  providers: [Background, ApplicationsRepository, IndexApplications, ListRepository, LiveFeed, SubmitApplication],
  exports: [SubmitApplication],
})
export class ApplicationsModule {}
