import { may, searchWords, type HistoryKind, type Note, type NoteForm, type StreamNote } from '@blue-peony/contracts';
import { answerRows, AppError, queryRows, type StaffIdentity } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { addNotices } from '../notices/notices.repository.ts';

/** `id`: the application's. */
type NoteKey = { id: string; note: string };

const shownNotes = 200;
const columns = 'id, created_at, author_id, text, mentions';

export async function addNote(database: DataSource, id: string, author: string, { text, mentions = [] }: NoteForm) {
  return database.transaction(async (manager) => {
    const [row] = await answerRows<Note>(
      manager,
      `WITH noted AS (UPDATE applications SET updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING id)
       INSERT INTO notes (application_id, author_id, text, mentions) SELECT id, $2, $3, $4 FROM noted RETURNING ${columns}`,
      [id, author, text, mentions],
    );
    if (!row) return undefined;
    await addHistory(manager, id, { kind: 'note_added', staff: author, detail: { note: row.id } });
    await addNotices(manager, { applicationId: id, kind: 'mentioned', to: mentions, by: author });
    return row;
  });
}

/**
 * A note is changed and removed by its author and by managers of applications. Those whom it already mentioned get no
 * second notice.
 * @throws AppError not_found, forbidden
 */
export function editNote(
  database: DataSource,
  key: NoteKey,
  { text, mentions }: NoteForm,
  staff: StaffIdentity,
): Promise<StreamNote> {
  return changeNote(database, key, staff, 'note_edited', async (manager, before) => {
    const [row] = await answerRows<StreamNote>(
      manager,
      `UPDATE notes SET text = $2, mentions = $3, edited_at = now() WHERE id = $1 RETURNING ${columns}, edited_at`,
      [key.note, text, mentions ?? before],
    );
    const added = (mentions ?? []).filter((id) => !before.includes(id));
    await addNotices(manager, { applicationId: key.id, kind: 'mentioned', to: added, by: staff.sub });
    return row!;
  });
}

/** @throws AppError not_found, forbidden */
export async function removeNote(database: DataSource, key: NoteKey, staff: StaffIdentity): Promise<void> {
  await changeNote(database, key, staff, 'note_removed', (manager) =>
    manager.query('DELETE FROM notes WHERE id = $1', [key.note]),
  );
}

function changeNote<Result>(
  database: DataSource,
  { id, note }: NoteKey,
  { sub, role }: StaffIdentity,
  kind: Extract<HistoryKind, 'note_edited' | 'note_removed'>,
  work: (manager: EntityManager, mentions: string[]) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
    const [found] = await queryRows<{ author: string; mentions: string[] }>(
      manager,
      `UPDATE applications AS a SET updated_at = now() FROM notes AS n
       WHERE a.id = $1 AND sealed_at IS NULL AND n.application_id = a.id AND n.id = $2 RETURNING author_id AS author, mentions`,
      [id, note],
    );
    if (!found) throw new AppError('not_found');
    if (found.author !== sub && !may(role, 'applications.manage')) throw new AppError('forbidden');
    await addHistory(manager, id, { kind, staff: sub, detail: { note } });
    return work(manager, found.mentions);
  });
}

/** Oldest first, at most the newest 200. */
export async function notesOf(database: Pick<DataSource, 'query'>, applicationId: string) {
  const rows = await answerRows<Note>(
    database,
    `SELECT ${columns} FROM notes WHERE application_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${shownNotes}`,
    [applicationId],
  );
  return rows.toReversed();
}

/** @returns by application the newest note with one of the words of a search */
export async function notesWith(database: Pick<DataSource, 'query'>, q: string, applications: { id: string }[]) {
  const rows = await database.query<{ id: string; text: string }[]>(
    `SELECT DISTINCT ON (application_id) application_id AS id, text FROM notes
     WHERE application_id = ANY($1) AND search_text(' ' || text) LIKE ANY (SELECT search_pattern(unnest($2::text[])))
     ORDER BY application_id, created_at DESC`,
    [applications.map(({ id }) => id), searchWords(q)],
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}
