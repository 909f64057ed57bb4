import { Injectable } from '@nestjs/common';
import type { ApplicationDetail, DeskApplication, Duplicate, HistoryEntry, Note } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { ApplicationHistory } from '../history/add-history.ts';
import { duplicatesOf, itemColumns, toDeskApplication, type DeskRow, type DuplicateRow } from './items.ts';

/** More notes on one application are kept, but no longer shown. */
const shownNotes = 200;

type NoteRow = Row<Note, 'created_at'>;
type Before = { score: number | null; replied: boolean };
const noteColumns = 'id, created_at, author_id, text';

/** The part of one application that the desk reads and changes. A sealed application is not found. */
@Injectable()
export class ReviewRepository {
  constructor(
    private readonly database: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  async open(id: string): Promise<ApplicationDetail | undefined> {
    const [rows, duplicates, notes] = await Promise.all([
      this.database.query<DeskRow[]>(
        `SELECT ${itemColumns} FROM (SELECT * FROM applications WHERE id = $1 AND sealed_at IS NULL) AS a`,
        [id],
      ),
      this.database.query<DuplicateRow[]>(duplicatesOf, [id]),
      this.shownNotes(id),
    ]);
    return rows[0] && { ...toDeskApplication(rows[0]), duplicates: duplicates.map(toDuplicate), notes };
  }

  /** A second reply leaves the time of the first one. */
  setReplied(id: string, replied: boolean, staff: string): Promise<DeskApplication | undefined> {
    const set = `replied_at = ${replied ? 'coalesce(replied_at, now())' : 'NULL'}`;
    return this.change(id, set, [], (before) =>
      before.replied === replied ? undefined : { kind: 'replied', staff, detail: { replied } },
    );
  }

  /** @returns undefined when there is no such application */
  async notes(id: string): Promise<Note[] | undefined> {
    const [known] = await this.database.query<unknown[]>(
      'SELECT FROM applications WHERE id = $1 AND sealed_at IS NULL',
      [id],
    );
    return known === undefined ? undefined : this.shownNotes(id);
  }

  async addNote(id: string, author: string, text: string): Promise<Note | undefined> {
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<NoteRow[]>(
        `WITH noted AS (UPDATE applications SET updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING id)
         INSERT INTO notes (application_id, author_id, text) SELECT id, $2, $3 FROM noted RETURNING ${noteColumns}`,
        [id, author, text],
      );
      if (!row) return undefined;
      await this.history.add(manager, id, { kind: 'note_added', staff: author, detail: { note: row.id } });
      return toNote(row);
    });
  }

  private async shownNotes(id: string): Promise<Note[]> {
    const rows = await this.database.query<NoteRow[]>(
      `SELECT ${noteColumns} FROM notes WHERE application_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${shownNotes}`,
      [id],
    );
    return rows.toReversed().map(toNote);
  }

  private change(
    id: string,
    set: string,
    values: unknown[],
    entryOf: (before: Before) => HistoryEntry | undefined,
  ): Promise<DeskApplication | undefined> {
    return this.database.transaction(async (manager) => {
      const [before] = await manager.query<Before[]>(
        `SELECT score, replied_at IS NOT NULL AS replied FROM applications
         WHERE id = $1 AND sealed_at IS NULL FOR NO KEY UPDATE`,
        [id],
      );
      if (!before) return undefined;
      const entry = entryOf(before);
      if (entry) await this.history.add(manager, id, entry);
      const [row] = await manager.query<[DeskRow]>(
        `WITH a AS (UPDATE applications SET ${set}, updated_at = now() WHERE id = $1 RETURNING *)
         SELECT ${itemColumns} FROM a`,
        [id, ...values],
      );
      return toDeskApplication(row);
    });
  }
}

const toNote = ({ created_at, ...note }: NoteRow): Note => ({ ...note, created_at: created_at.toISOString() });

const toDuplicate = ({ created_at, ...row }: DuplicateRow): Duplicate => ({
  ...row,
  created_at: created_at.toISOString(),
});
