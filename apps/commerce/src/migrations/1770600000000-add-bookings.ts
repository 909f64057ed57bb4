import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coaches with their hours, and sessions that have a date. */
export class AddBookings1770600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coaches (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- the coach's part of the range of seconds below
        lane integer GENERATED ALWAYS AS IDENTITY UNIQUE,
        name text NOT NULL,
        email text NOT NULL,
        -- zone, hours, days away, buffer and notice
        availability jsonb NOT NULL,
        published boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        -- a higher one ends the calendar's address that is out
        feed_version integer NOT NULL DEFAULT 1
      );

      -- what became of a session
      ALTER TABLE order_sessions ADD COLUMN outcome text;

      CREATE TABLE bookings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        coach_id uuid NOT NULL REFERENCES coaches,
        state text NOT NULL CHECK (state IN ('held', 'booked', 'canceled')),
        begins_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL CHECK (ends_at > begins_at),
        -- in seconds with the buffer, moved by lane * 2^36: bookings of two coaches never meet, and PostgreSQL has the
        -- constraint without an extension, which only the owner of a database may create
        busy int8range NOT NULL,
        -- of the buyer
        zone text NOT NULL,
        held_until timestamptz,
        booked_at timestamptz,
        -- as calendars count the changes of an entry
        sequence integer NOT NULL DEFAULT 0,
        -- since when the times above are these
        timed_at timestamptz NOT NULL DEFAULT now(),
        -- reminders that have gone out since
        day_told_at timestamptz,
        hour_told_at timestamptz,
        CONSTRAINT bookings_apart EXCLUDE USING gist (busy WITH &&) WHERE (state <> 'canceled'),
        CHECK ((state = 'held') = (held_until IS NOT NULL))
      );
      CREATE UNIQUE INDEX bookings_order ON bookings (order_id, state) WHERE state <> 'canceled';
      CREATE INDEX bookings_orders ON bookings (order_id);
      CREATE INDEX bookings_begin ON bookings (begins_at) WHERE state = 'booked';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings; DROP TABLE coaches; ALTER TABLE order_sessions DROP COLUMN outcome');
  }
}
