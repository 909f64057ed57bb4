import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { WatchAudit } from './chain/watch-audit.ts';
import { ExportAudit } from './export-audit.ts';

/** The audit: read, exported, watched. */
@Module({
  controllers: [AuditController],
  providers: [AuditRepository, ExportAudit, WatchAudit],
})
export class AuditModule {}
