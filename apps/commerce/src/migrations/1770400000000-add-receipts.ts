import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a receipt says of seller and tax when it is issued, with its number where the owner wants numbers. */
export class AddReceipts1770400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE receipts (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        issued_at timestamptz NOT NULL,
        seller text[] NOT NULL,
        tax_percent numeric(4, 2) NOT NULL,
        tax_line text NOT NULL,
        -- the seller that it was counted for; null without a number
        series text,
        year smallint,
        number integer,
        UNIQUE (series, year, number),
        CHECK (num_nulls(series, year, number) IN (0, 3))
      );
      -- a row is locked until the payment that counts has committed, so no number is lost
      CREATE TABLE receipt_series (
        series text NOT NULL,
        year smallint NOT NULL,
        last integer NOT NULL,
        PRIMARY KEY (series, year)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE receipts; DROP TABLE receipt_series');
  }
}
