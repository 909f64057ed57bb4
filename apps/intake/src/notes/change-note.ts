import { may, type HistoryKind, type StreamNote } from '@blue-peony/contracts';
import { AppError, queryRows, type Row, type StaffIdentity } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationHistory } from '../history/add-history.ts';

/** `id`: the application's. */
type NoteKey = { id: string; note: string };
type NoteRow = Row<StreamNote, 'created_at' | 'edited_at'>;
type Change = Extract<HistoryKind, 'note_edited' | 'note_removed'>;

/**
 * Changes or deletes a note; its author and managers of applications may. The history records the change without its
 * text.
 */
@Injectable()
export class ChangeNote {
  constructor(
    private readonly database: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /** @throws AppError not_found, forbidden */
  edit(key: NoteKey, text: string, staff: StaffIdentity): Promise<StreamNote> {
    return this.change(key, staff, 'note_edited', async (manager) => {
      const [row] = await queryRows<NoteRow>(
        manager,
        `UPDATE notes SET text = $2, edited_at = now() WHERE id = $1
         RETURNING id, created_at, author_id, text, edited_at`,
        [key.note, text],
      );
      const { created_at, edited_at, ...note } = row!;
      return { ...note, created_at: created_at.toISOString(), edited_at: edited_at!.toISOString() };
    });
  }

  /** @throws AppError not_found, forbidden */
  async remove(key: NoteKey, staff: StaffIdentity): Promise<void> {
    await this.change(key, staff, 'note_removed', (manager) =>
      manager.query('DELETE FROM notes WHERE id = $1', [key.note]),
    );
  }

  private change<Result>(
    { id, note }: NoteKey,
    { sub, role }: StaffIdentity,
    kind: Change,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      const [found] = await queryRows<{ author: string }>(
        manager,
        `UPDATE applications AS a SET updated_at = now() FROM notes AS n
         WHERE a.id = $1 AND sealed_at IS NULL AND n.application_id = a.id AND n.id = $2 RETURNING author_id AS author`,
        [id, note],
      );
      if (!found) throw new AppError('not_found');
      if (found.author !== sub && !may(role, 'applications.manage')) throw new AppError('forbidden');
      await this.history.add(manager, id, { kind, staff: sub, detail: { note } });
      return work(manager);
    });
  }
}
