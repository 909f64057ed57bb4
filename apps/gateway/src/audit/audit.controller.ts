import { Readable } from 'node:stream';
import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { readAudit } from './audit.repository.ts';
import { exportedLines, recordExport } from './export-audit.ts';

@Controller()
export class AuditController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readAudit)
  readAudit({ query }: Calls['readAudit']) {
    return readAudit(this.database, query);
  }

  @Serves(endpoints.exportAudit)
  async exportAudit({ query, staff, request }: Calls['exportAudit']) {
    await recordExport(this.database, query, { staff, request });
    const body = Readable.from(exportedLines(this.database, query), { objectMode: false });
    const disposition = `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`;
    return new StreamableFile(body, { type: 'text/csv; charset=utf-8', disposition });
  }
}
