import { Injectable } from '@nestjs/common';
import type { Language, Promised, PromisedMail, PromiseQuery } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';

type PromiseRow = { id: string; at: Date; event_id: string; mails: PromisedMail[]; assessed_event_id: string | null };
/** `eventId`: the event that first requested the mails. */
export type Announced = { id: string; language: Language; eventId: string };

/** Promises older than this are not checked; the delivery table forgets them as well. */
const windowDays = 7;

@Injectable()
export class PromisesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The event for an application's first mails has the application's id; the event for an answer's mail has the
   * answer's id.
   */
  async list({ from, until, after, limit }: PromiseQuery): Promise<Promised[]> {
    const rows = await this.database.query<PromiseRow[]>(
      `(SELECT id, created_at AS at, id AS event_id, ARRAY['staff', 'received'] AS mails,
          CASE WHEN assessment_told_at < $3 THEN assessed_event_id END AS assessed_event_id
        FROM applications WHERE (created_at, id) > ($1, $2) AND created_at < $3 ORDER BY created_at, id LIMIT $4)
       UNION ALL
       (SELECT application_id, at, id, ARRAY['answer'], NULL
        FROM answers WHERE channel = 'mail' AND (at, application_id) > ($1, $2) AND at < $3
        ORDER BY at, application_id LIMIT $4)
       ORDER BY at, id LIMIT $4`,
      [from, after, until, limit],
    );
    return rows.flatMap(({ id, event_id, mails, assessed_event_id, ...row }) => {
      const at = row.at.toISOString();
      const first: Promised = { id, event_id, at, mails };
      return assessed_event_id ? [first, { id, event_id: assessed_event_id, at, mails: ['assessed'] }] : [first];
    });
  }

  async announced(ids: readonly string[]): Promise<Record<'submitted' | 'assessed' | 'answered', Announced[]>> {
    const [rows, answered] = await Promise.all([
      this.database.query<{ id: string; language: Language; assessed: string | null }[]>(
        'SELECT id, language, assessed_event_id AS assessed FROM applications WHERE id = ANY($1)',
        [ids],
      ),
      this.database.query<Announced[]>(
        `SELECT application_id AS id, language, id AS "eventId" FROM answers
         WHERE application_id = ANY($1) AND channel = 'mail' AND at > now() - make_interval(days => $2)`,
        [ids, windowDays],
      ),
    ]);
    return {
      submitted: rows.map(({ id, language }) => ({ id, language, eventId: id })),
      assessed: rows.flatMap(({ id, language, assessed }) => (assessed ? [{ id, language, eventId: assessed }] : [])),
      answered,
    };
  }
}
