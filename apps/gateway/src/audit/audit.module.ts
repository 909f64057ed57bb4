import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { WatchAudit } from './chain/watch-audit.ts';

@Module({
  controllers: [AuditController],
  providers: [Background, WatchAudit],
})
export class AuditModule {}
