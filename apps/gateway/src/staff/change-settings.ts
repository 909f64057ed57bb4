import type { DataSource } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import type { DeskSettings } from '../shared/desk-settings.repository.ts';
import { addressOf, mailOwners } from '../shared/staff-mails.ts';

type Parts = { database: DataSource; settings: DeskSettings };
type Wanted = { required: boolean; staffId: string; correlationId: string };

/** Takes effect at once, also for photo links that exist already. All owners are notified. */
export function requireSecondFactor({ database, settings }: Parts, { required, staffId, correlationId }: Wanted) {
  return database.transaction(async (manager) => {
    await settings.requireSecondFactor(required, manager);
    const change = { subject: 'second_factor_required', detail: String(required) };
    await writeAudit(manager, { staffId, action: 'settings.changed', ...change });
    const by = await addressOf(manager, staffId);
    const notice = { kind: 'requirement_changed', required, by, at: new Date().toISOString() } as const;
    await mailOwners(manager, correlationId, notice);
  });
}
