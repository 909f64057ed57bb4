import type { AnswerChannel, ChangedThing, Look, MyApplication } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { readLooks } from '../../looks/looks.repository.ts';
import { readMyApplication } from '../../record/read-my-application.ts';

type Correction = { at: Date; by: 'you' | 'team'; field: string; before: string | null; after: string | null };
type Note = { at: Date; text: string };
type Answered = { at: Date; channel: AnswerChannel; subject: string; text: string };
/** A mail that arrived. `from` is null where it is somebody else's. */
type Replied = { at: Date; from: string | null; subject: string; text: string; quoted: string; files: RepliedFile[] };
type RepliedFile = { id: string; name: string; type: string; picture: boolean };
type Notice = { at: Date; what: ChangedThing; email: string };
type AddressChange = { email: string; asked_at: Date; old_confirmed_at: Date | null; new_confirmed_at: Date | null };
type Deed = { at: Date; kind: string; detail: object };
type Extra = {
  score: number | null;
  age_confirmed: boolean;
  sealed: boolean;
  spam_mark: string | null;
  refused_email: string | null;
  snoozed_until: Date | null;
  snooze_reason: string | null;
  /** When a link was used that only a mail had. */
  mailbox_confirmed_at: Date | null;
};

/** Everything that is stored about one applicant; nobody else is named. */
export type Records = Extra & {
  application: Omit<MyApplication, 'fresh' | 'flower'>;
  corrections: Correction[];
  looks: Look[];
  notes: Note[];
  /** Words that the team has put on it. */
  tags: string[];
  /** When the team took it and another application or an order for one person's. */
  merges: { at: Date }[];
  answers: Answered[];
  replies: Replied[];
  /** Changes that the next mail tells, to the address of before. */
  notices: Notice[];
  address_changes: AddressChange[];
  history: Deed[];
};

/** Deeds of which the law may forbid to tell. */
const hiddenDeeds = ['held', 'released', 'sealed', 'unsealed'];

export async function readRecords(database: DataSource, id: string): Promise<Records | undefined> {
  const own = await readMyApplication(database, { id, fresh: true });
  if (!own) return undefined;
  const { fresh: _, ...application } = own;
  const rows = <Row>(sql: string, ...values: unknown[]) => database.query<Row[]>(sql, [id, ...values]);
  const [[extra], corrections, notes, answers, replies, notices, address_changes, history, tags, merges, looks] =
    await Promise.all([
      rows<Extra>(
        `SELECT score, age_confirmed, refused_email, snoozed_until, snooze_reason, sealed_at IS NOT NULL AS sealed,
           (SELECT reason FROM spam_marks WHERE application_id = id AND cleared_at IS NULL) AS spam_mark,
           (SELECT at FROM confirmations WHERE application_id = id) AS mailbox_confirmed_at
         FROM applications WHERE id = $1`,
      ),
      rows<Correction>(
        `SELECT at, CASE WHEN staff_id IS NULL THEN 'you' ELSE 'team' END AS by, field, before, after
         FROM corrections WHERE application_id = $1 ORDER BY at, id`,
      ),
      rows<Note>('SELECT created_at AS at, text FROM notes WHERE application_id = $1 ORDER BY created_at, id'),
      rows<Answered>(
        'SELECT at, channel, subject, text FROM answers WHERE application_id = $1 AND withdrawn_at IS NULL ORDER BY at, id',
      ),
      rows<Replied>(
        `SELECT at, CASE WHEN NOT other_sender THEN from_address END AS from, subject, text, quoted,
           coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', name, 'type', type, 'picture', picture)
             ORDER BY place) FROM reply_files AS f WHERE reply_id = replies.id), '[]') AS files
         FROM replies WHERE application_id = $1 ORDER BY at, id`,
      ),
      rows<Notice>('SELECT at, what, email FROM change_notices WHERE application_id = $1 ORDER BY id'),
      rows<AddressChange>(
        'SELECT email, asked_at, old_confirmed_at, new_confirmed_at FROM address_changes WHERE application_id = $1',
      ),
      // Ids of staff are left out.
      rows<Deed>(
        `SELECT at, kind, detail - 'to' AS detail FROM application_events
         WHERE application_id = $1 AND kind <> ALL ($2) ORDER BY id`,
        hiddenDeeds,
      ),
      rows<{ name: string }>(
        'SELECT name FROM tags WHERE id IN (SELECT tag_id FROM application_tags WHERE application_id = $1) ORDER BY name',
      ),
      rows<{ at: Date }>('SELECT merged_at AS at FROM people_merges WHERE $1 IN (one_id, other_id) ORDER BY merged_at'),
      readLooks(database, id),
    ]);
  return (
    extra && {
      application,
      ...extra,
      corrections,
      looks,
      notes,
      tags: tags.map(({ name }) => name),
      merges,
      answers,
      replies,
      notices,
      address_changes,
      history,
    }
  );
}
