import type { DeadLetterClass, DomainEvent } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { Gathered } from './gathered.ts';
import type { DeadLetter, QueueDepth } from './queue-state.ts';

/** An event as the broker delivered it. An event that breaks its contract is stored as well. */
export type Incoming = { id: string; type: string; event: unknown };

export type DueEvent = { id: string; type: string; event: unknown; attempts: number };

type Claimer = {
  /** Id of the worker, stored with its claims. */
  worker: string;
  /** Ids of events that this worker is still handling, even if their lease has ended. */
  underWay: readonly string[];
  /** Also claims events that wait for a dependency, so that there is an event for the trial. */
  trial?: boolean | undefined;
  /**
   * Claims this worker's own rows again without counting an attempt, because the answer to a claim may have been lost.
   */
  again?: boolean;
};

/** Reason of a dead letter that could not be parsed; the previous release writes the same. */
export const unparseable = 'unparseable';

const firstPause = '1 second';
const longestPause = '15 minutes';
const outageAtMost = '5 days';
/**
 * SQL: the row waits for a dependency and no worker holds it. A dead letter that does gets all its attempts again. Each
 * state has an index of its own, which leaves out the many events that are done.
 */
const awaitsDependency = `outage_since IS NOT NULL AND reason IS NOT NULL AND (state = 'received' OR state = 'dead')`;
const attemptsSoFar = `CASE WHEN inbox.state = 'dead' THEN 0 ELSE attempts END`;
const classOf = `CASE WHEN outage_since IS NULL THEN 'fault' ELSE 'outage' END`;
const keepDone = '30 days';
const pruneEvery = 100;
const pruneAtMost = 1_000;
const unparsedAtMost = 1_000;

/**
 * Events that a consumer has received: one row per event. The primary key turns at-least-once delivery into one effect.
 */
export class Inbox {
  private readonly dataSource: DataSource;
  private readonly leaseMs: number;
  private readonly completions = new Gathered((ids: readonly string[]) => this.completeAll(ids));
  private completed = 0;

  /**
   * @param options `dataSource` of the service whose schema has the inbox table; `leaseMs`: how long a claim lasts
   *   unless it is renewed, which only tests set
   */
  constructor({ dataSource, leaseMs = 10_000 }: { dataSource: DataSource; leaseMs?: number }) {
    this.dataSource = dataSource;
    this.leaseMs = leaseMs;
  }

  /** Stores events durably: once this resolves, `claimDue` returns each of them to a worker. */
  accept(events: readonly DomainEvent[]): Promise<void> {
    return this.store(events.map((event) => ({ id: event.id, type: event.type, event })));
  }

  /** Like `accept`, for messages as a broker delivered them. */
  async store(incoming: readonly Incoming[]): Promise<void> {
    await this.rows(
      `INSERT INTO inbox (id, type, event)
       SELECT DISTINCT ON (id) * FROM jsonb_to_recordset($1::jsonb) AS incoming(id uuid, type text, event jsonb)
       ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(incoming)],
    );
  }

  /** Leases due events exclusively to the caller, oldest first. */
  claimDue(limit: number, { worker, underWay, trial, again }: Claimer): Promise<DueEvent[]> {
    return this.rows<DueEvent>(
      `WITH due AS MATERIALIZED (
         SELECT id FROM inbox
         WHERE id <> ALL($3::uuid[])
           AND (state = 'received' AND (due_at <= now() ${again ? 'OR claimed_by = $4' : ''})
             ${trial ? `OR ${awaitsDependency}` : ''})
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       UPDATE inbox SET state = 'received', settled_at = NULL, reason = NULL, claimed_by = $4,
         attempts = ${attemptsSoFar} + ${again ? 'CASE WHEN claimed_by = $4 THEN 0 ELSE 1 END' : '1'},
         due_at = now() + make_interval(secs => $2)
       FROM due WHERE inbox.id = due.id
       RETURNING inbox.id, type, event, attempts`,
      [limit, this.leaseMs / 1000, underWay, worker],
    );
  }

  /** Runs the handler of a claimed event and renews the lease until it ends. */
  async whileLeased<T>(id: string, attempts: number, work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => {
      // A failed renewal is retried before the lease ends.
      const lease = [this.leaseMs / 1000];
      this.change(id, attempts, 'due_at = now() + make_interval(secs => $3)', lease).catch(() => undefined);
    }, this.leaseMs * 0.3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Marks an event as done. */
  async complete(id: string): Promise<void> {
    await this.completions.add(id);
    if (this.completed++ % pruneEvery === 0) await this.prune().catch(() => undefined);
  }

  /** Schedules a retry after the event's own failure: it may be claimed again after `delayMs`. */
  async postpone(id: string, attempts: number, delayMs: number): Promise<void> {
    await this.settle(id, attempts, 'outage_since = NULL, due_at = now() + make_interval(secs => $3)', [
      delayMs / 1000,
    ]);
  }

  /**
   * Returns an event that could not be handled now through no fault of its own: it waits `afterMs`, and no attempt
   * counts.
   */
  async putBack(id: string, attempts: number, afterMs: number): Promise<void> {
    const set = 'attempts = attempts - 1, due_at = now() + make_interval(secs => $3)';
    await this.settle(id, attempts, set, [afterMs / 1000]);
  }

  /**
   * Lets an event wait for a dependency that is away. The wait doubles each time, and no attempt counts.
   * @returns true when the event has waited for five days: it is a dead letter until the dependency is back
   */
  async awaitDependency(id: string, attempts: number, reason: string): Promise<boolean> {
    const since = 'coalesce(outage_since, now())';
    const over = `${since} < now() - interval '${outageAtMost}'`;
    const [row] = await this.settle<{ state: string }>(
      id,
      attempts,
      `attempts = attempts - 1, reason = $3, outage_since = ${since},
       state = CASE WHEN ${over} THEN 'dead' ELSE 'received' END, settled_at = CASE WHEN ${over} THEN now() END,
       due_at = now() + least(interval '${longestPause}', greatest(interval '${firstPause}', now() - ${since}))`,
      [reason],
    );
    return row?.state === 'dead';
  }

  /** Makes all events that waited for a dependency due, oldest first; called when the dependency is back. */
  async endOutage(): Promise<void> {
    await this.rows(
      `WITH waiting AS MATERIALIZED (SELECT id FROM inbox WHERE ${awaitsDependency} FOR UPDATE SKIP LOCKED)
       UPDATE inbox SET state = 'received', settled_at = NULL, due_at = received_at, attempts = ${attemptsSoFar}
       FROM waiting WHERE inbox.id = waiting.id`,
    );
  }

  /** Turns an event that has failed for good into a dead letter. */
  async markDead(id: string, attempts: number, reason: string): Promise<void> {
    const set = `state = 'dead', reason = $3, settled_at = now(), outage_since = NULL`;
    await this.settle(id, attempts, set, [reason]);
  }

  async depth(): Promise<QueueDepth> {
    const [depth] = await this.rows<QueueDepth>(
      `SELECT count(*) FILTER (WHERE due_at <= now())::int AS ready,
         count(*) FILTER (WHERE due_at > now())::int AS retrying,
         (SELECT count(*)::int FROM inbox WHERE state = 'dead') AS dead
       FROM inbox WHERE state = 'received'`,
    );
    return depth!;
  }

  deadLetters(limit: number): Promise<DeadLetter[]> {
    return this.rows<DeadLetter>(
      `SELECT id, type, event->>'aggregateId' AS subject, ${classOf} AS class, coalesce(reason, 'unknown') AS reason, attempts,
         to_char(settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
       FROM inbox WHERE state = 'dead' ORDER BY settled_at DESC LIMIT $1`,
      [limit],
    );
  }

  /** Dead letters that a release could not read, newest first: of a type that is new, or against their contract. */
  unparsed(types: readonly string[]): Promise<Pick<DueEvent, 'id' | 'event'>[]> {
    return this.rows(
      `SELECT id, event FROM inbox
       WHERE state = 'dead' AND reason = $1 AND type = ANY($2)
       ORDER BY settled_at DESC LIMIT ${unparsedAtMost}`,
      [unparseable, types],
    );
  }

  async countDeadLetters(): Promise<Record<DeadLetterClass, number>> {
    const rows = await this.rows<{ class: DeadLetterClass; count: number }>(
      `SELECT ${classOf} AS class, count(*)::int AS count FROM inbox
       WHERE state = 'dead' GROUP BY 1`,
    );
    return { outage: 0, fault: 0, ...Object.fromEntries(rows.map((row) => [row.class, row.count])) };
  }

  /** Makes dead letters due again with a fresh set of attempts: one by id, or all of a class. @returns how many */
  async revive(which: { id: string } | { class: DeadLetterClass }): Promise<number> {
    const [condition, value] = 'id' in which ? ['id::text = $1', which.id] : [`${classOf} = $1`, which.class];
    const rows = await this.rows(
      `UPDATE inbox SET state = 'received', attempts = 0, due_at = received_at, settled_at = NULL, outage_since = NULL
       WHERE ${condition} AND state = 'dead' RETURNING id`,
      [value],
    );
    return rows.length;
  }

  /** Rejects while the database is away. */
  async check(): Promise<void> {
    await this.rows('SELECT 1');
  }

  /** Deletes, a thousand at a time, events that were done so long ago that no broker delivers them again. */
  async prune(): Promise<void> {
    await this.rows(
      `DELETE FROM inbox WHERE id = ANY(ARRAY(
         SELECT id FROM inbox WHERE state = 'done' AND settled_at < now() - $1::interval ORDER BY settled_at LIMIT $2))`,
      [keepDone, pruneAtMost],
    );
  }

  private async completeAll(ids: readonly string[]): Promise<void[]> {
    await this.rows(
      `UPDATE inbox SET state = 'done', event = NULL, settled_at = now()
       WHERE id = ANY($1::uuid[]) AND state <> 'done'`,
      [ids],
    );
    return ids.map(() => undefined);
  }

  /** Ends a claim. */
  private settle<Row>(id: string, attempts: number, set: string, values: unknown[]): Promise<Row[]> {
    return this.change<Row>(id, attempts, `claimed_by = NULL, ${set}`, values);
  }

  /** Changes a row only while this claim is the latest one: a worker whose lease has ended may not change it. */
  private change<Row>(id: string, attempts: number, set: string, values: unknown[]): Promise<Row[]> {
    const sql = `UPDATE inbox SET ${set} WHERE id = $1 AND attempts = $2 AND state = 'received' RETURNING state`;
    return this.rows<Row>(sql, [id, attempts, ...values]);
  }

  private rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return queryRows<Row>(this.dataSource, sql, values);
  }
}
