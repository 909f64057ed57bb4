import { Injectable } from '@nestjs/common';
import { searchWords } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';

/** Of the newest notes; a record beyond it is found by its beginning. */
const searchedNotes = 20_000;
/** A change is dated when its transaction begins and seen when it ends, so each look goes back a little. */
const overlap = `interval '30 seconds'`;

const written = `concat_ws(' ', '', 'a-' || left(id::text, 8), name, email, country, city, instagram, tiktok,
  onlyfans_username, whatsapp, regexp_replace(whatsapp, '\\D', '', 'g'), ltrim(phone_e164, '+'), other_socials, message,
  (SELECT left(string_agg(notes.text, ' ' ORDER BY notes.created_at DESC), ${searchedNotes})
   FROM notes WHERE notes.application_id = applications.id))`;
// What is all ASCII needs no look at each letter.
const searched = `CASE WHEN octet_length(written) = length(written) THEN lower(written) ELSE search_text(written) END`;

const stale = `NOT EXISTS (SELECT FROM application_search AS known
  WHERE known.application_id = applications.id AND known.changed_at = applications.updated_at)`;

export type IndexPlace = { id: string; updated_at: Date };
export type Indexed = IndexPlace & { fresh: boolean };

/** The texts that staff search, one of each application. */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: DataSource) {}

  /** Whatever changed since may have an older text, or none yet. */
  async until(): Promise<Date> {
    const [{ until }] = await this.database.query<[{ until: Date }]>(
      `SELECT until - ${overlap} AS until FROM search_progress`,
    );
    return until;
  }

  /** @returns by application the newest note with one of the words */
  async notesWith(q: string, applications: { id: string }[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; text: string }[]>(
      `SELECT DISTINCT ON (application_id) application_id AS id, text FROM notes
       WHERE application_id = ANY($1) AND search_text(' ' || text) LIKE ANY (SELECT search_pattern(unnest($2::text[])))
       ORDER BY application_id, created_at DESC`,
      [applications.map(({ id }) => id), searchWords(q)],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  /**
   * Makes the texts of the next applications that need one, in the order of their changes. One replica at a time does.
   * @returns them; `fresh` had none before
   */
  async next(after: IndexPlace | undefined, limit: number): Promise<Indexed[]> {
    const from = after ? '(updated_at, id) > ($2, $3::uuid)' : 'updated_at >= $2';
    return this.database.query(
      `WITH mine AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('application_search')) AS held),
       batch AS MATERIALIZED (
         SELECT id, updated_at, ${written} AS written FROM applications
         WHERE ${from} AND ${stale} AND (SELECT held FROM mine)
         ORDER BY updated_at, id LIMIT $1 FOR KEY SHARE SKIP LOCKED
       ), stored AS (
         INSERT INTO application_search (application_id, changed_at, text)
         SELECT id, updated_at, ${searched} FROM batch
         ON CONFLICT (application_id) DO UPDATE SET changed_at = excluded.changed_at, text = excluded.text
         RETURNING application_id AS id, changed_at AS updated_at, xmax = 0 AS fresh
       ), moved AS (
         UPDATE search_progress SET until = greatest(until, (SELECT max(updated_at) FROM batch))
         WHERE EXISTS (SELECT FROM batch)
       )
       SELECT * FROM stored ORDER BY updated_at, id`,
      after ? [limit, after.updated_at, after.id] : [limit, await this.until()],
    );
  }
}
