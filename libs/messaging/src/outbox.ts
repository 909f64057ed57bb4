import type { DomainEvent } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { newEvent } from './new-event.ts';
import type { PublishFailure } from './types.ts';

/** Longer than the publish timeout, so that no other relay claims a row whose outcome is still pending. */
const leaseMs = 10_000;
const backOffMaxSeconds = 30;
/** Equals the time that a mail waits for its server. */
const unroutableAtMost = '5 days';

/**
 * Statement that adds events to the outbox, leased to the caller as by {@link addEvent}. For a statement that stores
 * them together with the change that they report.
 * @param source query with the columns `id`, `type` and `event`
 */
export const addToOutbox = (source: string): string =>
  `INSERT INTO outbox (id, type, event, due_at, attempts)
   SELECT id, type, event, clock_timestamp() + interval '${leaseMs} milliseconds', 1 FROM (${source}) AS added`;

/** Adds an event in the caller's transaction, leased to the caller. Any replica's relay publishes it after 10 s. */
export async function addEvent(manager: EntityManager, event: DomainEvent): Promise<void> {
  const source = 'SELECT $1::uuid AS id, $2::text AS type, $3::jsonb AS event';
  await manager.query(addToOutbox(source), [event.id, event.type, JSON.stringify(event)]);
}

type Told = { told?: DomainEvent[] };

/** Adds an event in the caller's transaction. This process's relay publishes it right after the commit. */
export async function tell(manager: EntityManager, event: DomainEvent): Promise<void> {
  await addEvent(manager, event);
  const data = manager.queryRunner!.data as Told;
  (data.told ??= []).push(event);
}

/** The events that a transaction has told. */
export const toldIn = ({ data }: QueryRunner): readonly DomainEvent[] => (data as Told).told ?? [];

/** An event that was published before, as its owner's tables tell it; `event_id` is its first one. */
export type ToldEvent = Pick<DomainEvent, 'type' | 'aggregateId' | 'payload'> & { event_id: string };

/** Tells events again that have lost their effect, except those that still wait here. @returns how many */
export async function tellAgain(
  manager: EntityManager,
  lost: readonly ToldEvent[],
  correlationId: string,
): Promise<number> {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT type || ' ' || (event->>'aggregateId') AS key FROM outbox
     WHERE event->>'aggregateId' = ANY($1) AND abandoned_at IS NULL`,
    [lost.map(({ aggregateId }) => aggregateId)],
  );
  const waiting = new Set(rows.map(({ key }) => key));
  const due = lost.filter(({ type, aggregateId }) => !waiting.has(`${type} ${aggregateId}`));
  for (const { event_id, type, aggregateId, payload } of due)
    await tell(manager, { ...newEvent(type, { aggregateId, correlationId, payload }), repeats: event_id });
  return due.length;
}

export type OutboxStats = {
  /** Events that are not published yet. */
  pending: number;
  /** Age of the oldest pending event; 0 without one. */
  oldestSeconds: number;
  /** Events whose publishing has failed for good. */
  abandoned: number;
};

/** Publishing side of the outbox: the statements of the relay. Each is a transaction of its own. */
export class OutboxRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly maxAttempts: number,
  ) {}

  /** Leases due events exclusively to the caller, oldest first. */
  async claim(limit: number): Promise<DomainEvent[]> {
    const rows = await queryRows<{ event: DomainEvent }>(
      this.dataSource,
      `WITH due AS MATERIALIZED (
         SELECT id FROM outbox WHERE abandoned_at IS NULL AND due_at <= now()
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       UPDATE outbox SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       FROM due WHERE outbox.id = due.id
       RETURNING event`,
      [limit, leaseMs / 1000],
    );
    return rows.map(({ event }) => event);
  }

  async remove(ids: string[]): Promise<void> {
    await queryRows(this.dataSource, 'DELETE FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
  }

  /** Returns events after an outage: due again within a second, and the attempt does not count. */
  async release(ids: string[], reason: PublishFailure): Promise<void> {
    await queryRows(
      this.dataSource,
      `UPDATE outbox SET attempts = greatest(attempts - 1, 0), last_failure = $2,
         due_at = now() + make_interval(secs => 0.5 + random() / 2)
       WHERE id = ANY($1::uuid[])`,
      [ids, reason],
    );
  }

  /**
   * Schedules events that the broker refused or returned, with a pause that doubles each time.
   * @returns the events that are now abandoned: kept, but not published again. The bound is a number of attempts, or an
   *   age for an event without a consumer.
   */
  async fail(ids: string[], reason: PublishFailure): Promise<{ id: string; type: string }[]> {
    const rows = await queryRows<{ id: string; type: string; abandoned: boolean }>(
      this.dataSource,
      `UPDATE outbox SET last_failure = $2,
         abandoned_at = CASE WHEN CASE $2 WHEN 'unroutable' THEN created_at < now() - interval '${unroutableAtMost}'
           ELSE attempts >= $3 END THEN now() END,
         due_at = now() + make_interval(secs => (0.5 + random() / 2) * least($4, 2 ^ least(attempts - 1, 10)))
       WHERE id = ANY($1::uuid[])
       RETURNING id, type, abandoned_at IS NOT NULL AS abandoned`,
      [ids, reason, this.maxAttempts, backOffMaxSeconds],
    );
    return rows.filter(({ abandoned }) => abandoned);
  }

  async revive(): Promise<void> {
    await queryRows(
      this.dataSource,
      'UPDATE outbox SET abandoned_at = NULL, attempts = 0, due_at = now() WHERE abandoned_at IS NOT NULL',
    );
  }

  async stats(): Promise<OutboxStats> {
    const [stats] = await queryRows<OutboxStats>(
      this.dataSource,
      `SELECT count(*) FILTER (WHERE abandoned_at IS NULL)::int AS pending,
         count(abandoned_at)::int AS abandoned,
         coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE abandoned_at IS NULL)), 0)::float8
           AS "oldestSeconds"
       FROM outbox`,
    );
    return stats!;
  }
}
