import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { MyApplicationController } from './my-application.controller.ts';
import { MyLinksController } from './my-links.controller.ts';
import { MyLinks } from './my-links.ts';

/** The page that applicants open by the secret link of their mail. */
@Module({
  imports: [ErasureModule],
  controllers: [MyApplicationController, MyLinksController],
  providers: [MyLinks],
})
export class MyApplicationModule {}
