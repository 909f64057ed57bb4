import { savedViewLimit } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { addTeamView, pinCommonView, removeOwnView, removeTeamView } from './views.repository.ts';

/** One's own view becomes the team's; it stays pinned for the one who shares it. */
export function shareView(database: DataSource, staffId: string, id: string): Promise<void> {
  return database.transaction(async (manager) => {
    const view = found(await removeOwnView(manager, staffId, id));
    const shared = await addTeamView(manager, id, view);
    if (shared.count > savedViewLimit) throw new AppError('validation_failed');
    if (view.pinned) await pinCommonView(manager, staffId, shared.id, true);
    await writeAudit(manager, { staffId, action: 'view.shared', subject: shared.id, detail: view.name });
  });
}

export function unshareView(database: DataSource, staffId: string, id: string): Promise<void> {
  return database.transaction(async (manager) => {
    const name = found(await removeTeamView(manager, id));
    await writeAudit(manager, { staffId, action: 'view.removed', subject: id, detail: name });
  });
}
