import { readingLimits, type AuditAction, type ReadingKind } from '@blue-peony/contracts';
import type { Logger } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { addressOf, mailOwners } from '../shared/staff-mails.ts';
import { addReading, claimNotice, countedSince, team } from './readings.repository.ts';

const kinds: Partial<Record<AuditAction, ReadingKind>> = {
  'photo.opened': 'photos',
  'application.opened': 'applications',
  'application.exported': 'exports',
  'applications.exported': 'exports',
};

type StaffAction = { staffId: string | null; action: AuditAction };

type Parts = { database: DataSource; logger: Logger };

/**
 * Counts how much applicant data staff read, and notifies the owners once an hour when it is unusual. Never fails,
 * because the audit log records the access in any case.
 */
export async function countReading(
  { database, logger }: Parts,
  { staffId, action }: StaffAction,
  correlationId: string,
): Promise<void> {
  const what = kinds[action];
  if (!what || !staffId) return;
  try {
    await database.transaction((manager) => add(manager, what, staffId, correlationId));
  } catch (err) {
    logger.warn({ err }, 'reading count failed');
  }
}

async function add(manager: EntityManager, what: ReadingKind, staffId: string, correlationId: string) {
  const since = await countedSince(manager);
  if (since) await addReading(what, staffId, manager);
  // The team's row comes last, because all calls lock it.
  await addReading(what, team, manager);
  const reader = since ? staffId : team;
  const count = await claimNotice(what, reader, readingLimits[what], manager);
  if (count === undefined) return;
  const detail = `${what}=${count}`;
  await writeAudit(manager, { staffId: null, action: 'reading.unusual', subject: reader, detail });
  const about = since ? await addressOf(manager, staffId) : undefined;
  await mailOwners(manager, correlationId, {
    kind: 'unusual_reading',
    what,
    count,
    about,
    at: new Date().toISOString(),
  });
}
