import type { AuditAction } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { addressOf, mailStaff } from '../shared/staff-mails.ts';

type Told = { kind: 'data_exported'; what: 'applications' | 'application' } | { kind: 'data_erased' };

const told: Partial<Record<AuditAction, Told>> = {
  'applications.exported': { kind: 'data_exported', what: 'applications' },
  'application.exported': { kind: 'data_exported', what: 'application' },
  'application.erased': { kind: 'data_erased' },
};

/** Mails a staff member a notice when data is exported or erased under their account. */
export async function noticeOfData(
  database: DataSource,
  { action, staffId, correlationId }: { action: AuditAction; staffId: string; correlationId: string },
): Promise<void> {
  const what = told[action];
  if (!what) return;
  await database.transaction(async (manager) => {
    const to = await addressOf(manager, staffId);
    if (!to) return;
    const mail = { ...what, to, at: new Date().toISOString() };
    await mailStaff(manager, { staffId, correlationId, mail });
  });
}
