import type { DomainEvent } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { DeadLetter, QueueDepth } from './queue-state.ts';

/**
 * `claimed`: the caller alone may handle the event, for the `attempts`-th time. `busy`: somebody else does just now.
 * `done`, `dead`: nothing is left to do.
 */
export type Claim = { state: 'claimed'; attempts: number } | { state: 'busy' | 'done' | 'dead' };

export type DueEvent = { id: string; type: string; event: unknown; attempts: number };

const leaseMs = 10_000;
const renewEveryMs = 3_000;
const keepDone = '30 days';
const pruneEvery = 100;
const pruneAtMost = 1_000;

/** What a consumer has taken and worked off: one row for each event, whose primary key makes "at least once" once. */
export class Inbox {
  private readonly dataSource: DataSource;
  private completed = 0;

  /** @param options `dataSource` of the service whose schema has the inbox table */
  constructor({ dataSource }: { dataSource: DataSource }) {
    this.dataSource = dataSource;
  }

  /** Takes an event that the broker has delivered. `revive` takes it anew, even when it was given up on. */
  async claim({ id, type }: Pick<DomainEvent, 'id' | 'type'>, revive: boolean): Promise<Claim> {
    const [claimed] = await this.rows<{ attempts: number }>(
      `INSERT INTO inbox (id, type, attempts, due_at) VALUES ($1, $2, 1, now() + make_interval(secs => $3))
       ON CONFLICT (id) DO UPDATE SET state = 'received', due_at = excluded.due_at, settled_at = NULL,
         attempts = CASE WHEN $4 THEN 1 ELSE inbox.attempts + 1 END
       WHERE (inbox.state = 'received' AND inbox.due_at <= now()) OR (inbox.state = 'dead' AND $4)
       RETURNING attempts`,
      [id, type, leaseMs / 1000, revive],
    );
    if (claimed) return { state: 'claimed', attempts: claimed.attempts };
    const [row] = await this.rows<{ state: string }>('SELECT state FROM inbox WHERE id = $1', [id]);
    return { state: row?.state === 'done' || row?.state === 'dead' ? row.state : 'busy' };
  }

  /** Takes events over for good: once this resolves, `claimDue` brings each of them to a worker. */
  async accept(events: readonly DomainEvent[]): Promise<void> {
    await this.rows(
      `INSERT INTO inbox (id, type, event)
       SELECT (event->>'id')::uuid, event->>'type', event FROM jsonb_array_elements($1::jsonb) AS event
       ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(events)],
    );
  }

  /** Leases accepted events that are due to the caller alone. */
  claimDue(limit: number): Promise<DueEvent[]> {
    return this.rows<DueEvent>(
      `WITH due AS MATERIALIZED (
         SELECT id FROM inbox WHERE state = 'received' AND due_at <= now() AND event IS NOT NULL
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       UPDATE inbox SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       FROM due WHERE inbox.id = due.id
       RETURNING inbox.id, type, event, attempts`,
      [limit, leaseMs / 1000],
    );
  }

  /** Runs a claimed event's handler and keeps the lease for as long as it takes. */
  async whileLeased<T>(id: string, attempts: number, work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => {
      // A renewal that fails is tried again before the lease ends.
      this.settle(id, attempts, 'due_at = now() + make_interval(secs => $3)', [leaseMs / 1000]).catch(() => undefined);
    }, renewEveryMs);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * Marks an event as worked off. A handler whose effect is in this database calls it with its transaction's manager,
   * so that both commit together; the transport's own call then changes nothing.
   * @returns false when it already was: with an effect in the same transaction, roll that back
   */
  async complete(id: string, manager?: EntityManager): Promise<boolean> {
    const sql = `UPDATE inbox SET state = 'done', event = NULL, settled_at = now() WHERE id = $1 AND state <> 'done' RETURNING id`;
    const rows = await queryRows(manager ?? this.dataSource, sql, [id]);
    if (!manager && this.completed++ % pruneEvery === 0) await this.prune().catch(() => undefined);
    return rows.length > 0;
  }

  /** Ends the lease; the event may be claimed again after `delayMs`. */
  async postpone(id: string, attempts: number, delayMs: number): Promise<void> {
    await this.settle(id, attempts, 'due_at = now() + make_interval(secs => $3)', [delayMs / 1000]);
  }

  /** Gives an event up. */
  async bury(id: string, attempts: number, reason: string): Promise<void> {
    await this.settle(id, attempts, `state = 'dead', reason = $3, settled_at = now()`, [reason]);
  }

  /** Accepted events by what is to become of them. */
  async depth(): Promise<QueueDepth> {
    const [depth] = await this.rows<QueueDepth>(
      `SELECT count(*) FILTER (WHERE state = 'received' AND due_at <= now())::int AS ready,
         count(*) FILTER (WHERE state = 'received' AND due_at > now())::int AS retrying,
         count(*) FILTER (WHERE state = 'dead')::int AS dead
       FROM inbox WHERE state <> 'done' AND event IS NOT NULL`,
    );
    return depth!;
  }

  /** Accepted events that were given up on, newest first. */
  deadLetters(limit: number): Promise<DeadLetter[]> {
    return this.rows<DeadLetter>(
      `SELECT id, type, reason, attempts, to_char(settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
       FROM inbox WHERE state = 'dead' AND event IS NOT NULL ORDER BY settled_at DESC LIMIT $1`,
      [limit],
    );
  }

  /** Makes an accepted event that was given up on due again. */
  async revive(id: string): Promise<boolean> {
    const rows = await this.rows(
      `UPDATE inbox SET state = 'received', attempts = 0, due_at = now(), settled_at = NULL
       WHERE id::text = $1 AND state = 'dead' AND event IS NOT NULL RETURNING id`,
      [id],
    );
    return rows.length > 0;
  }

  /** Forgets, a thousand at a time, events that were done so long ago that nobody delivers them again. */
  async prune(): Promise<void> {
    await this.rows(
      `DELETE FROM inbox WHERE id = ANY(ARRAY(
         SELECT id FROM inbox WHERE state = 'done' AND settled_at < now() - $1::interval ORDER BY settled_at LIMIT $2))`,
      [keepDone, pruneAtMost],
    );
  }

  /** Changes a row only while this claim is the latest one: a worker whose lease ran out decides nothing any more. */
  private settle(id: string, attempts: number, set: string, values: unknown[]): Promise<unknown[]> {
    return this.rows(`UPDATE inbox SET ${set} WHERE id = $1 AND attempts = $2 AND state = 'received'`, [
      id,
      attempts,
      ...values,
    ]);
  }

  private rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return queryRows<Row>(this.dataSource, sql, values);
  }
}
