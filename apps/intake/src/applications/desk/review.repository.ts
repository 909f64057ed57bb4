import { Injectable } from '@nestjs/common';
import type { ApplicationDetail, DeskApplication, Duplicate, Note } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { duplicatesOf, itemColumns, toDeskApplication, type DeskRow, type DuplicateRow } from './items.ts';

/** More notes on one application are kept, but no longer shown. */
const shownNotes = 200;

type NoteRow = Row<Note, 'created_at'>;
const noteColumns = 'id, created_at, author_id, text';

/** What the desk reads and changes of one application; of a sealed one it is nothing. */
@Injectable()
export class ReviewRepository {
  constructor(private readonly database: DataSource) {}

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

  setScore(id: string, score: number): Promise<DeskApplication | undefined> {
    return this.change(id, 'score = $2, first_scored_at = coalesce(first_scored_at, now())', [score]);
  }

  /** A second reply leaves the time of the first one. */
  setReplied(id: string, replied: boolean): Promise<DeskApplication | undefined> {
    return this.change(id, `replied_at = ${replied ? 'coalesce(replied_at, now())' : 'NULL'}`, []);
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
    const [row] = await this.database.query<NoteRow[]>(
      `WITH noted AS (UPDATE applications SET updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING id)
       INSERT INTO notes (application_id, author_id, text) SELECT id, $2, $3 FROM noted RETURNING ${noteColumns}`,
      [id, author, text],
    );
    return row && toNote(row);
  }

  private async shownNotes(id: string): Promise<Note[]> {
    const rows = await this.database.query<NoteRow[]>(
      `SELECT ${noteColumns} FROM notes WHERE application_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${shownNotes}`,
      [id],
    );
    return rows.toReversed().map(toNote);
  }

  private async change(id: string, set: string, values: unknown[]): Promise<DeskApplication | undefined> {
    const [row] = await this.database.query<DeskRow[]>(
      `WITH a AS (UPDATE applications SET ${set}, updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING *)
       SELECT ${itemColumns} FROM a`,
      [id, ...values],
    );
    return row && toDeskApplication(row);
  }
}

const toNote = ({ created_at, ...note }: NoteRow): Note => ({ ...note, created_at: created_at.toISOString() });

const toDuplicate = ({ created_at, ...row }: DuplicateRow): Duplicate => ({
  ...row,
  created_at: created_at.toISOString(),
});
