import { Injectable } from '@nestjs/common';
import { queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import type { WebhookNotice } from '../shared/payment-provider.ts';

/** `askedAt` is the database's time before the call to the provider: it dates the answer. */
export type ClaimedWebhook = { id: string; type: string; paymentId: string | null; attempts: number; askedAt: Date };

/** `askedAt`: the database's time before the call to the provider. */
export type Reconciliation = { since: Date; askedAt: Date };

/** Longer than the provider's calls. If it is too short, a second call only repeats the same answer. */
const leaseSeconds = 15;
const keepDays = 30;
/** Longer than one page takes, and than the pause between two runs. */
const reconciliationLeaseSeconds = 300;
const overlapSeconds = 600;
/** Minimum pause between two runs for waiting buyers, however many wait. */
const hasteSeconds = 20;

@Injectable()
export class WebhooksRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns false for a webhook that is stored already */
  async store(provider: string, { id, type, paymentId, body }: WebhookNotice): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO webhooks (provider, id, type, payment_id, body) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [provider, id, type, paymentId ?? null, body ?? null],
    );
    return rows.length > 0;
  }

  claim(provider: string, limit: number): Promise<ClaimedWebhook[]> {
    return queryRows(
      this.database,
      `UPDATE webhooks SET attempts = attempts + 1, due_at = now() + make_interval(secs => $3)
       WHERE (provider, id) IN (
         SELECT provider, id FROM webhooks WHERE provider = $1 AND done_at IS NULL AND due_at <= now()
         ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id, type, payment_id AS "paymentId", attempts, clock_timestamp() AS "askedAt"`,
      [provider, limit, leaseSeconds],
    );
  }

  async done(provider: string, id: string, outcome: string): Promise<void> {
    await this.database.query('UPDATE webhooks SET done_at = now(), outcome = $3 WHERE provider = $1 AND id = $2', [
      provider,
      id,
      outcome,
    ]);
  }

  async postpone(provider: string, id: string, seconds: number): Promise<void> {
    await this.database.query(
      'UPDATE webhooks SET due_at = now() + make_interval(secs => $3) WHERE provider = $1 AND id = $2',
      [provider, id, seconds],
    );
  }

  /** Deletes, a thousand at a time, webhooks that the provider no longer repeats. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM webhooks WHERE (provider, id) IN (
         SELECT provider, id FROM webhooks WHERE done_at < now() - make_interval(days => $1)
         ORDER BY done_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
      [keepDays],
    );
  }

  async makeReconciliationDue(provider: string): Promise<void> {
    await this.database.query(
      'INSERT INTO reconciliations (provider) VALUES ($1) ON CONFLICT (provider) DO UPDATE SET due_at = now()',
      [provider],
    );
  }

  /**
   * Makes the next run due for a waiting buyer.
   * @param pauseMs from the end of a run to the next one
   * @returns false while a run is under way, or when one has ended or failed a moment ago
   */
  async hastenReconciliation(provider: string, pauseMs: number): Promise<boolean> {
    const rows = await queryRows(
      this.database,
      `UPDATE reconciliations SET due_at = now()
       WHERE provider = $1 AND due_at < now() + $2 * interval '1 millisecond' - make_interval(secs => $3)
       RETURNING provider`,
      [provider, pauseMs, hasteSeconds],
    );
    return rows.length > 0;
  }

  /** Claims the run exclusively; undefined when it is not due or another replica has it. */
  async claimReconciliation(provider: string): Promise<Reconciliation | undefined> {
    const [claim] = await queryRows<Reconciliation>(
      this.database,
      `UPDATE reconciliations SET due_at = now() + make_interval(secs => $2)
       WHERE provider = (
         SELECT provider FROM reconciliations WHERE provider = $1 AND due_at <= now() FOR UPDATE SKIP LOCKED)
       RETURNING since - make_interval(secs => $3) AS since, clock_timestamp() AS "askedAt"`,
      [provider, reconciliationLeaseSeconds, overlapSeconds],
    );
    return claim;
  }

  /** Renews the claim of a run with many pages. */
  holdReconciliation(provider: string): Promise<void> {
    return this.releaseReconciliation(provider, reconciliationLeaseSeconds * 1_000);
  }

  /** @param settledUntil time until which all changes are settled; undefined after a failure */
  async releaseReconciliation(provider: string, nextInMs: number, settledUntil?: Date): Promise<void> {
    await this.database.query(
      `UPDATE reconciliations SET since = coalesce($3, since), due_at = now() + $2 * interval '1 millisecond'
       WHERE provider = $1`,
      [provider, nextInMs, settledUntil ?? null],
    );
  }
}
