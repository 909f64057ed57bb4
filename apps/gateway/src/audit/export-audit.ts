import type { AuditFilter } from '@blue-peony/contracts';
import { byteOrderMark, csvLine, type StaffIdentity } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { addressOf, mailStaff } from '../shared/staff-mails.ts';
import { readAudit } from './audit.repository.ts';

const columns = [
  'id',
  'at',
  'staff_name',
  'staff_email',
  'role',
  'action',
  'subject',
  'subject_name',
  'detail',
] as const;
const batch = 1_000;

@Injectable()
export class ExportAudit {
  constructor(private readonly database: DataSource) {}

  /** Call this before the export starts: writes an audit entry and mails the person who exports. */
  async record(filter: AuditFilter, { sub, role }: StaffIdentity, correlationId: string): Promise<void> {
    const detail = Object.entries(filter)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
    await this.database.transaction(async (manager) => {
      await writeAudit(manager, { staffId: sub, role, action: 'audit.exported', subject: 'audit', detail });
      const email = (await addressOf(manager, sub))!;
      const mail = { kind: 'data_exported', what: 'audit', to: email, at: new Date().toISOString() } as const;
      await mailStaff(manager, { staffId: sub, correlationId, mail });
    });
  }

  async *lines(filter: AuditFilter): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(columns);
    for (let cursor: string | undefined; ;) {
      const { items, next_cursor } = await readAudit(this.database, { ...filter, limit: batch, cursor });
      if (items.length > 0) yield items.map((entry) => csvLine(columns.map((name) => entry[name]))).join('');
      if (!next_cursor) return;
      cursor = next_cursor;
    }
  }
}
