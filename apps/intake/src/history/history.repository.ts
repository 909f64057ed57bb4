import { isOfReplies, streamKinds, type Stream, type StreamEntry, type StreamNote } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

const shownEntries = 500;

/** Each part selects `at, staff_id, kind, detail`. The newest rows of each part contain the newest of all. */
const newest = `ORDER BY at DESC LIMIT ${shownEntries}`;
const parts = [
  `SELECT at, staff_id, kind, detail FROM application_events
   WHERE application_id = $1 AND kind = ANY($2) ORDER BY id DESC LIMIT ${shownEntries}`,
  `SELECT at, staff_id, CASE what WHEN 'photo' THEN 'photo_opened' ELSE 'opened' END,
     CASE what WHEN 'photo' THEN jsonb_build_object('photo', photo) ELSE '{}' END
   FROM looks WHERE application_id = $1 AND what <> 'listed' ${newest}`,
  `SELECT at, staff_id, 'corrected', jsonb_build_object('field', field) FROM corrections WHERE application_id = $1 ${newest}`,
];

const told = (kind: string) => `SELECT FROM application_events WHERE application_id = $1 AND kind = '${kind}'`;
/** Entries that the application's own rows tell: those from before the history existed, and the applicant's actions. */
const fromRows = [
  `SELECT created_at AS at, NULL::uuid, 'submitted', '{}'::jsonb FROM a`,
  `SELECT withdrawn_at, NULL, 'withdrawn', '{}' FROM a WHERE withdrawn_at IS NOT NULL`,
  `SELECT first_scored_at, NULL, 'first_scored', '{}' FROM a
   WHERE first_scored_at IS NOT NULL AND NOT EXISTS (${told('scored')} AND at <= first_scored_at)`,
  `SELECT replied_at, NULL, 'replied', '{"replied": true}' FROM a
   WHERE replied_at IS NOT NULL AND NOT EXISTS (${told('replied')})`,
  `SELECT closed_at, NULL, 'closed', jsonb_build_object('reason', closed_reason) FROM a
   WHERE closed_at IS NOT NULL AND closed_reason <> 'withdrawn' AND NOT EXISTS (${told('closed')})`,
  `SELECT created_at, author_id, 'note_added', jsonb_build_object('note', id) FROM notes AS n
   WHERE application_id = $1 AND NOT EXISTS (${told('note_added')} AND detail->>'note' = n.id::text)`,
];

/** @returns undefined when there is no such application, or it is sealed */
export async function readStream(database: DataSource, id: string): Promise<Stream | undefined> {
  const [entries, notes] = await Promise.all([
    answerRows<StreamEntry>(
      database,
      `WITH a AS (SELECT * FROM applications WHERE id = $1 AND sealed_at IS NULL)
       SELECT * FROM (${[...parts, ...fromRows].map((part) => `(${part})`).join(' UNION ALL ')}) AS e
       WHERE EXISTS (SELECT FROM a) ORDER BY at DESC LIMIT ${shownEntries}`,
      [id, streamKinds],
    ),
    answerRows<StreamNote>(
      database,
      `SELECT id, created_at, author_id, text, mentions, edited_at FROM notes
       WHERE application_id = $1 ORDER BY created_at DESC LIMIT ${shownEntries}`,
      [id],
    ),
  ]);
  if (entries.length === 0) return undefined;
  return {
    entries: entries.filter(({ kind }) => !isOfReplies(kind)),
    replies: entries.filter(({ kind }) => isOfReplies(kind)),
    notes,
  };
}
