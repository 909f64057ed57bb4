import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { OrderModule } from '../shared/order/order.module.ts';
import { DownloadDeskController } from './download-desk.controller.ts';
import { DownloadsController } from './downloads.controller.ts';
import { DownloadsRepository } from './downloads.repository.ts';
import { GuideFiles } from './guide-files.ts';
import { OpenDownload } from './open-download.ts';
import { RenewLinks } from './renew-links.ts';

@Module({
  imports: [OrderModule],
  controllers: [DownloadsController, DownloadDeskController],
  providers: [Background, DownloadsRepository, OpenDownload, RenewLinks, GuideFiles],
  exports: [DownloadsRepository],
})
export class DownloadsModule {}
