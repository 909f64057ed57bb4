import { Injectable } from '@nestjs/common';
import type { Language, Promised, PromiseQuery } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';

type PromiseRow = { id: string; created_at: Date; assessed_event_id: string | null };
/** `eventId` is of the event that first asked for the mails. */
export type Announced = { id: string; language: Language; eventId: string };

@Injectable()
export class PromisesRepository {
  constructor(private readonly database: DataSource) {}

  /** An application's own id names the event that asks for its first mails. */
  async list({ from, until, after, limit }: PromiseQuery): Promise<Promised[]> {
    const rows = await this.database.query<PromiseRow[]>(
      `SELECT id, created_at, CASE WHEN assessment_told_at < $3 THEN assessed_event_id END AS assessed_event_id
       FROM applications WHERE (created_at, id) > ($1, $2) AND created_at < $3 ORDER BY created_at, id LIMIT $4`,
      [from, after, until, limit],
    );
    return rows.flatMap(({ id, created_at, assessed_event_id }) => {
      const at = created_at.toISOString();
      const first: Promised = { id, event_id: id, at, mails: ['staff', 'received'] };
      return assessed_event_id ? [first, { id, event_id: assessed_event_id, at, mails: ['assessed'] }] : [first];
    });
  }

  async announced(ids: readonly string[]): Promise<Record<'submitted' | 'assessed', Announced[]>> {
    const rows = await this.database.query<{ id: string; language: Language; assessed: string | null }[]>(
      'SELECT id, language, assessed_event_id AS assessed FROM applications WHERE id = ANY($1)',
      [ids],
    );
    return {
      submitted: rows.map(({ id, language }) => ({ id, language, eventId: id })),
      assessed: rows.flatMap(({ id, language, assessed }) => (assessed ? [{ id, language, eventId: assessed }] : [])),
    };
  }
}
