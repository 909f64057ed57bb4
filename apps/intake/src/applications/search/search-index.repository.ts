import { Injectable } from '@nestjs/common';
import { searchWords } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { contactKeys, contactKeysOf } from './contact-keys.ts';
import { isStale, searchTextOf } from './behind-index.ts';

export type IndexPlace = { id: string; updated_at: Date };
export type Indexed = IndexPlace & { fresh: boolean };

/** The search index of the desk: one text for each application. */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns a time: applications of earlier releases that changed since may be found by their copies alone */
  async filledUntil(): Promise<string> {
    const [{ until }] = await this.database.query<[{ until: string }]>(
      'SELECT filled_until::text AS until FROM search_progress',
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
   * Indexes the next applications that changed, in the order of their changes, on one replica at a time.
   * @param back seconds before the last indexed change, to find changes that became visible late
   * @returns them; `fresh` had none before
   */
  next(after: IndexPlace | undefined, limit: number, back: number): Promise<Indexed[]> {
    const moved = 'indexed_until = greatest(indexed_until, (SELECT max(updated_at) FROM batch))';
    const batch = 'ORDER BY updated_at, id LIMIT $1 FOR KEY SHARE SKIP LOCKED';
    return after
      ? this.index(`(updated_at, id) > ($2, $3::uuid)`, batch, moved, [limit, after.updated_at, after.id])
      : this.index(`updated_at >= (${since('indexed_until')}) - make_interval(secs => $2)`, batch, moved, [
          limit,
          back,
        ]);
  }

  /** Indexes the next applications that are older than the index, like {@link next}. @returns none when all are there */
  fill(limit: number): Promise<Indexed[]> {
    const moved = `filled_until = coalesce((SELECT max(updated_at) FROM batch), 'infinity')`;
    const batch = 'ORDER BY updated_at, id LIMIT $1 FOR KEY SHARE';
    return this.index(`updated_at >= (${since('filled_until')})`, batch, moved, [limit]);
  }

  private index(where: string, batch: string, moved: string, values: unknown[]): Promise<Indexed[]> {
    const columns = ['text', ...contactKeys];
    return this.database.query(
      `WITH mine AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('application_search')) AS held),
       batch AS MATERIALIZED (
         SELECT id, updated_at, ${searchTextOf('a')} AS text, ${contactKeysOf('a')} FROM applications AS a
         WHERE ${where} AND ${isStale('a')} AND (SELECT held FROM mine) ${batch}
       ), stored AS (
         INSERT INTO application_search (application_id, changed_at, ${columns.join(', ')})
         SELECT id, updated_at, ${columns.join(', ')} FROM batch
         ON CONFLICT (application_id) DO UPDATE SET changed_at = excluded.changed_at,
           ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
         RETURNING application_id AS id, changed_at AS updated_at, xmax = 0 AS fresh
       ), moved AS (
         UPDATE search_progress SET ${moved}
         WHERE (SELECT held FROM mine) AND (EXISTS (SELECT FROM batch) OR filled_until < 'infinity')
       )
       SELECT * FROM stored ORDER BY updated_at, id`,
      values,
    );
  }
}

const since = (column: string) => `SELECT ${column} FROM search_progress`;
