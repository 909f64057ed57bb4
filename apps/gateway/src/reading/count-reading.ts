import { readingLimits, type AuditAction, type ReadingKind } from '@blue-peony/contracts';
import { serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { mailOwners } from '../shared/staff-mails.ts';
import { countedSince, Readings, team } from './readings.repository.ts';

const kinds: Partial<Record<AuditAction, ReadingKind>> = {
  'photo.opened': 'photos',
  'application.opened': 'applications',
  'application.exported': 'exports',
  'applications.exported': 'exports',
};

type StaffAction = { staffId: string | null; action: AuditAction };

/** Counts how much applicant data staff read, and notifies the owners once an hour when it is unusual. */
@Injectable()
export class CountReading {
  constructor(
    private readonly database: DataSource,
    private readonly readings: Readings,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Never fails, because the audit log records the access in any case. */
  async count({ staffId, action }: StaffAction, correlationId: string): Promise<void> {
    const what = kinds[action];
    if (!what || !staffId) return;
    try {
      await this.database.transaction((manager) => this.add(manager, what, staffId, correlationId));
    } catch (err) {
      this.logger.warn({ err }, 'reading count failed');
    }
  }

  private async add(manager: EntityManager, what: ReadingKind, staffId: string, correlationId: string) {
    const since = await countedSince(manager);
    if (since) await this.readings.count(what, staffId, manager);
    // The team's row comes last, because all calls lock it.
    await this.readings.count(what, team, manager);
    const reader = since ? staffId : team;
    const count = await this.readings.tell(what, reader, readingLimits[what], manager);
    if (count === undefined) return;
    const detail = `${what}=${count}`;
    await writeAudit(manager, { staffId: null, action: 'reading.unusual', subject: reader, detail });
    const [about] = since
      ? await manager.query<{ email: string }[]>('SELECT email FROM staff WHERE id = $1', [staffId])
      : [];
    const notice = { kind: 'unusual_reading', what, count, about: about?.email, at: new Date().toISOString() } as const;
    await mailOwners(manager, correlationId, notice);
  }
}
