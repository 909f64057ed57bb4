import type { AuditFilter } from '@blue-peony/contracts';
import { byteOrderMark, csvLine, type Calls } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
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

/** Call this before the export starts: writes an audit entry and mails the person who exports. */
export async function recordExport(
  database: DataSource,
  filter: AuditFilter,
  { staff: { sub, role }, request }: Pick<Calls['exportAudit'], 'staff' | 'request'>,
): Promise<void> {
  const detail = Object.entries(filter)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  await database.transaction(async (manager) => {
    await writeAudit(manager, { staffId: sub, role, action: 'audit.exported', subject: 'audit', detail });
    const email = (await addressOf(manager, sub))!;
    const mail = { kind: 'data_exported', what: 'audit', to: email, at: new Date().toISOString() } as const;
    await mailStaff(manager, { staffId: sub, correlationId: request.id, mail });
  });
}

export async function* exportedLines(database: DataSource, filter: AuditFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for (let cursor: string | undefined; ;) {
    const { items, next_cursor } = await readAudit(database, { ...filter, limit: batch, cursor });
    if (items.length > 0) yield items.map((entry) => csvLine(columns.map((name) => entry[name]))).join('');
    if (!next_cursor) return;
    cursor = next_cursor;
  }
}
