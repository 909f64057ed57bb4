import type { Availability, BookingMail, BookingState } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type StoredBooking = {
  id: string;
  orderId: string;
  coachId: string;
  /** Name and address of the coach. */
  coach: string;
  coachEmail: string;
  availability: Availability;
  state: BookingState;
  beginsAt: Date;
  endsAt: Date;
  zone: string;
  heldUntil: Date | null;
  sequence: number;
};

export type Wanted = { orderId: string; coachId: string; beginsAt: Date; endsAt: Date; zone: string };
/** A booked span of a coach in milliseconds, with its buffer. */
export type Taken = { coachId: string; from: number; until: number };

const holdMinutes = 10;

const columns = `bookings.id, order_id AS "orderId", coach_id AS "coachId", name AS coach, email AS "coachEmail",
  availability, state, begins_at AS "beginsAt", ends_at AS "endsAt", zone, held_until AS "heldUntil",
  sequence`;
const found = `SELECT ${columns} FROM bookings JOIN coaches ON coaches.id = coach_id`;
const lane = 'lane * 68719476736';
/** The range of a time with its buffer, in its coach's lane. */
const busy = (begins: string, ends: string) => `int8range(${lane} + extract(epoch FROM ${begins}::timestamptz)::bigint,
  ${lane} + extract(epoch FROM ${ends}::timestamptz)::bigint + 60 * (availability->>'buffer_minutes')::bigint)`;

/** Sessions that have a date, or whose date a buyer is deciding on. */
@Injectable()
export class BookingsRepository {
  constructor(private readonly database: DataSource) {}

  /** Of an order: the booked time, and another one that is held. */
  async ofOrder(orderId: string, manager: EntityManager = this.database.manager) {
    const rows = await manager.query<StoredBooking[]>(`${found} WHERE order_id = $1 AND state <> 'canceled'`, [
      orderId,
    ]);
    const of = (state: BookingState) => rows.find((row) => row.state === state);
    return { booked: of('booked'), held: of('held') };
  }

  async find(id: string): Promise<StoredBooking | undefined> {
    const [booking] = await this.database.query<StoredBooking[]>(`${found} WHERE bookings.id = $1`, [id]);
    return booking;
  }

  /** What other orders have taken from now on. */
  taken(orderId: string, manager: EntityManager = this.database.manager): Promise<Taken[]> {
    return manager.query(
      `SELECT coach_id AS "coachId", ((lower(busy) - ${lane}) * 1000)::float8 AS from,
         ((upper(busy) - ${lane}) * 1000)::float8 AS until
       FROM bookings JOIN coaches ON coaches.id = coach_id
       WHERE order_id <> $1 AND ends_at > now() - interval '1 day' AND NOT isempty(busy)
         AND (state = 'booked' OR (state = 'held' AND held_until > now()))`,
      [orderId],
    );
  }

  /**
   * Holds a time for ten minutes. Of a time that overlaps the order's own one, the part beyond it is held.
   * @returns whether it was free
   */
  async hold(manager: EntityManager, { orderId, coachId, beginsAt, endsAt, zone }: Wanted): Promise<boolean> {
    // What somebody else is deleting or booking right now is skipped: the insertion waits for it.
    await manager.query(
      `DELETE FROM bookings WHERE id IN (
         SELECT bookings.id FROM bookings JOIN coaches ON coaches.id = coach_id
         WHERE state = 'held' AND held_until <= now() AND coach_id = $1 AND busy && ${busy('$2', '$3')}
         ORDER BY bookings.id FOR UPDATE OF bookings SKIP LOCKED)`,
      [coachId, beginsAt, endsAt],
    );
    const rows = await queryRows(
      manager,
      `INSERT INTO bookings (order_id, coach_id, state, begins_at, ends_at, zone, held_until, busy)
       SELECT $1, coaches.id, 'held', $3, $4, $5, now() + make_interval(mins => ${holdMinutes}), CASE
         WHEN own.busy IS NULL OR NOT own.busy && wanted.busy THEN wanted.busy
         WHEN lower(wanted.busy) < lower(own.busy) THEN int8range(lower(wanted.busy), lower(own.busy))
         ELSE int8range(upper(own.busy), greatest(upper(own.busy), upper(wanted.busy))) END
       FROM coaches CROSS JOIN LATERAL (SELECT ${busy('$3', '$4')} AS busy) AS wanted
       LEFT JOIN bookings own ON own.order_id = $1 AND own.state = 'booked'
       WHERE coaches.id = $2
       ON CONFLICT DO NOTHING RETURNING id`,
      [orderId, coachId, beginsAt, endsAt, zone],
    );
    return rows.length > 0;
  }

  async release(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(`DELETE FROM bookings WHERE order_id = $1 AND state = 'held'`, [orderId]);
  }

  /** Books what the order holds. @returns the booking's id */
  async book(manager: EntityManager, orderId: string): Promise<string> {
    const [row] = await queryRows<{ id: string }>(
      manager,
      `UPDATE bookings SET state = 'booked', held_until = NULL, booked_at = now(), timed_at = now()
       WHERE order_id = $1 AND state = 'held' RETURNING id`,
      [orderId],
    );
    return row!.id;
  }

  /** Moves a booking. @throws QueryFailedError where the time is not free */
  async move(manager: EntityManager, id: string, { coachId, beginsAt, endsAt, zone }: Wanted): Promise<void> {
    await manager.query(
      `UPDATE bookings SET coach_id = coaches.id, begins_at = $3, ends_at = $4, zone = $5, sequence = sequence + 1,
         timed_at = now(), day_told_at = NULL, hour_told_at = NULL, busy = ${busy('$3', '$4')}
       FROM coaches WHERE bookings.id = $1 AND coaches.id = $2`,
      [id, coachId, beginsAt, endsAt, zone],
    );
  }

  /** The date on the order's own row, which the desk and a withdrawal read. */
  async note(manager: EntityManager, orderId: string, scheduledAt: Date | null, staffId?: string): Promise<void> {
    await manager.query(
      `INSERT INTO order_sessions (order_id, scheduled_at, version) VALUES ($1, $2, 1)
       ON CONFLICT (order_id) DO UPDATE SET scheduled_at = $2, version = order_sessions.version + 1`,
      [orderId, scheduledAt],
    );
    await manager.query('INSERT INTO order_entries (order_id, kind, detail, staff_id) VALUES ($1, $2, $3, $4)', [
      orderId,
      scheduledAt ? 'scheduled' : 'session_canceled',
      scheduledAt?.toISOString() ?? '',
      staffId ?? null,
    ]);
  }

  /** Frees the order's time and tells buyer and coach; a session that is over stays. The caller has locked the order. */
  async free(manager: EntityManager, orderId: string, correlationId: string, staffId?: string): Promise<void> {
    await this.release(manager, orderId);
    const [freed] = await queryRows<{ id: string }>(
      manager,
      `UPDATE bookings SET state = 'canceled', sequence = sequence + 1
       WHERE order_id = $1 AND state = 'booked' AND ends_at > now() RETURNING id`,
      [orderId],
    );
    if (!freed) return;
    await this.note(manager, orderId, null, staffId);
    await askForMail(manager, { id: freed.id, orderId }, 'session_canceled', correlationId);
  }

  /** Claims reminders that are due. Whoever booked less than that before needs none. */
  async claimReminders(manager: EntityManager, mail: 'session_day' | 'session_hour') {
    const [column, before] = mail === 'session_day' ? ['day_told_at', '24 hours'] : ['hour_told_at', '1 hour'];
    return queryRows<{ id: string; orderId: string }>(
      manager,
      `UPDATE bookings SET ${column} = now()
       WHERE id IN (
         SELECT id FROM bookings WHERE state = 'booked' AND ${column} IS NULL AND begins_at > now()
           AND begins_at <= now() + interval '${before}' AND timed_at < begins_at - interval '${before}'
         ORDER BY begins_at LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id, order_id AS "orderId"`,
    );
  }
}

export async function askForMail(
  manager: EntityManager,
  { id: aggregateId, orderId: order_id }: { id: string; orderId: string },
  mail: BookingMail,
  correlationId: string,
): Promise<void> {
  const payload = { mail, order_id };
  await tell(manager, newEvent('commerce.booking-mail-requested.v1', { aggregateId, correlationId, payload }));
}
