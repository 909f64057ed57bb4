import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of an order beyond its payment, and the state of staff's work on a session. */
export class SupportOrders1764601300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- the address that staff have replaced by another
      ALTER TABLE orders ADD previous_email text;

      CREATE TABLE order_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        detail text NOT NULL DEFAULT '',
        -- null for the buyer
        staff_id uuid
      );
      CREATE INDEX order_entries_order ON order_entries (order_id, at);

      -- of a paid session; without a row nobody has done anything yet
      CREATE TABLE order_sessions (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        contacted_at timestamptz,
        scheduled_at timestamptz,
        note text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 0,
        -- when staff were told that the promised hours are nearly over
        reminded_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_sessions, order_entries; ALTER TABLE orders DROP previous_email');
  }
}
