import { spamReasonOf } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationHistory } from '../history.repository.ts';

type Arrival = Parameters<typeof spamReasonOf>[0] & { id: string };

/** Applications of the same hour are counted up to this number; more would not change the result. */
const countedOfHour = 10;
const sameIn = (key: string) => `
  (SELECT count(*)::int FROM (
     SELECT FROM application_search AS k JOIN applications AS o ON o.id = k.application_id WHERE k.${key} = own.${key}
     AND o.created_at BETWEEN a.created_at - interval '1 hour' AND a.created_at LIMIT ${countedOfHour}) AS same)`;

/** Applications that look like spam. They stay visible, and staff can take a mark back. */
@Injectable()
export class SpamMarksRepository {
  constructor(
    private readonly database: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /** Checks applications that were just indexed; older ones were seen by people. */
  async mark(ids: string[]): Promise<void> {
    const arrivals = await this.database.query<Arrival[]>(
      `SELECT id, name, message, ${sameIn('email_key')} AS "sameAddress", ${sameIn('phone_key')} AS "samePhone"
       FROM applications AS a JOIN application_search AS own ON own.application_id = id
       WHERE id = ANY($1) AND created_at > now() - interval '1 day'`,
      [ids],
    );
    for (const { id, ...arrival } of arrivals) {
      const reason = spamReasonOf(arrival);
      if (!reason) continue;
      await this.database.transaction(async (manager) => {
        const marked = await queryRows(
          manager,
          `INSERT INTO spam_marks (application_id, reason) SELECT id, $2 FROM applications WHERE id = $1
           ON CONFLICT DO NOTHING RETURNING application_id`,
          [id, reason],
        );
        if (marked.length > 0)
          await this.history.add(manager, id, { kind: 'marked_spam', staff: null, detail: { reason } });
      });
    }
  }

  /** @returns false when there is no mark to take back */
  clear(id: string, staff: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const cleared = await queryRows(
        manager,
        `WITH changed AS (UPDATE applications SET updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING id)
         UPDATE spam_marks SET cleared_at = coalesce(cleared_at, now()) FROM changed
         WHERE application_id = changed.id RETURNING application_id`,
        [id],
      );
      if (cleared.length === 0) return false;
      await this.history.add(manager, id, { kind: 'unmarked_spam', staff, detail: {} });
      return true;
    });
  }
}
