import { Injectable } from '@nestjs/common';
import { queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';

/** `askedAt`: the database's time before the call to the provider. */
export type Claim = { since: Date; askedAt: Date };

const leaseSeconds = 300;
const overlapSeconds = 600;
/** Minimum pause between two runs for waiting buyers, however many wait. */
const hasteSeconds = 20;

@Injectable()
export class ReconciliationsRepository {
  constructor(private readonly database: DataSource) {}

  /** Makes the next run due: webhooks may have been lost while the service was down. */
  async makeDue(provider: string): Promise<void> {
    await this.database.query(
      'INSERT INTO reconciliations (provider) VALUES ($1) ON CONFLICT (provider) DO UPDATE SET due_at = now()',
      [provider],
    );
  }

  /** Makes the next run due for a waiting buyer. @returns false when the last run was a moment ago */
  async hasten(provider: string): Promise<boolean> {
    const rows = await queryRows(
      this.database,
      `UPDATE reconciliations SET due_at = now()
       WHERE provider = $1 AND since < now() - make_interval(secs => $2) RETURNING provider`,
      [provider, hasteSeconds],
    );
    return rows.length > 0;
  }

  /** Claims the run exclusively; undefined when it is not due or another replica has it. */
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

  /** @param settledUntil time until which all changes are settled; undefined after a failure */
  async release(provider: string, nextInMs: number, settledUntil?: Date): Promise<void> {
    await this.database.query(
      `UPDATE reconciliations SET since = coalesce($3, since), due_at = now() + $2 * interval '1 millisecond'
       WHERE provider = $1`,
      [provider, nextInMs, settledUntil ?? null],
    );
  }
}
