import { Readable } from 'node:stream';
import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { Serves } from '../edge/serves.ts';
import { AuditRepository } from './audit.repository.ts';
import { ChangeSettings } from '../staff/change-settings.ts';
import { ExportAudit } from './export-audit.ts';

/** The desk's settings and its audit log, for owners. */
@Controller()
export class OversightController {
  constructor(
    private readonly settings: DeskSettings,
    private readonly changing: ChangeSettings,
    private readonly audit: AuditRepository,
    private readonly exporting: ExportAudit,
  ) {}

  @Serves(endpoints.readSettings)
  async readSettings() {
    return { second_factor_required: await this.settings.secondFactorRequired() };
  }

  @Serves(endpoints.changeSettings)
  async changeSettings({ body, staff, request }: Calls['changeSettings']) {
    await this.changing.requireSecondFactor(body.second_factor_required, staff.sub, request.id);
    return body;
  }

  @Serves(endpoints.readAudit)
  readAudit({ query }: Calls['readAudit']) {
    return this.audit.page(query);
  }

  @Serves(endpoints.exportAudit)
  async exportAudit({ query, staff, request }: Calls['exportAudit']) {
    await this.exporting.record(query, staff, request.id);
    const body = Readable.from(this.exporting.lines(query), { objectMode: false });
    const disposition = `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`;
    return new StreamableFile(body, { type: 'text/csv; charset=utf-8', disposition });
  }
}
