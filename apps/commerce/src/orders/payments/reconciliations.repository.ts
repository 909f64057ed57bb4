import { Injectable } from '@nestjs/common';
import { queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';

/** `askedAt`: the database's time before the provider is asked. */
export type Claim = { since: Date; askedAt: Date };

const leaseSeconds = 300;
const overlapSeconds = 600;
/** However many wait, the provider is not asked more often on their behalf. */
const hasteSeconds = 20;

@Injectable()
export class ReconciliationsRepository {
  constructor(private readonly database: DataSource) {}

  /** Makes the list due: webhooks may have come, or been under way, while nobody was there. */
  async makeDue(provider: string): Promise<void> {
    await this.database.query(
      'INSERT INTO reconciliations (provider) VALUES ($1) ON CONFLICT (provider) DO UPDATE SET due_at = now()',
      [provider],
    );
  }

  /** Makes the list due for somebody who waits. @returns false when it was read a moment ago */
  async hasten(provider: string): Promise<boolean> {
    const rows = await queryRows(
      this.database,
      `UPDATE reconciliations SET due_at = now()
       WHERE provider = $1 AND since < now() - make_interval(secs => $2) RETURNING provider`,
      [provider, hasteSeconds],
    );
    return rows.length > 0;
  }

  /** Takes the list for the caller alone; undefined when it is not due or another replica reads it. */
  async claim(provider: string): Promise<Claim | undefined> {
    const [claim] = await queryRows<Claim>(
      this.database,
      `UPDATE reconciliations SET due_at = now() + make_interval(secs => $2)
       WHERE provider = (
         SELECT provider FROM reconciliations WHERE provider = $1 AND due_at <= now() FOR UPDATE SKIP LOCKED)
       RETURNING since - make_interval(secs => $3) AS since, clock_timestamp() AS "askedAt"`,
      [provider, leaseSeconds, overlapSeconds],
    );
    return claim;
  }

  /** @param settledUntil what has changed before it is settled; undefined after a failure */
  async release(provider: string, nextInMs: number, settledUntil?: Date): Promise<void> {
    await this.database.query(
      `UPDATE reconciliations SET since = coalesce($3, since), due_at = now() + $2 * interval '1 millisecond'
       WHERE provider = $1`,
      [provider, nextInMs, settledUntil ?? null],
    );
  }
}
