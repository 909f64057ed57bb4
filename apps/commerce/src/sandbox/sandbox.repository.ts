import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PaymentStatus } from '../shared/payment-provider.ts';

/** A row of the sandbox's books; `amount` in minor units. */
export type SandboxPayment = {
  id: string;
  order_id: string;
  title: string;
  amount: number;
  currency: string;
  return_url: string;
  status: PaymentStatus;
  email: string | null;
  updated_at: Date;
};

type NewPayment = Pick<SandboxPayment, 'id' | 'order_id' | 'title' | 'amount' | 'currency' | 'return_url'>;

@Injectable()
export class SandboxRepository {
  constructor(private readonly database: DataSource) {}

  async insert({ id, order_id, title, amount, currency, return_url }: NewPayment): Promise<void> {
    await this.database.query(
      `INSERT INTO sandbox_payments (id, order_id, title, amount, currency, return_url) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, order_id, title, amount, currency, return_url],
    );
  }

  async find(id: string): Promise<SandboxPayment | undefined> {
    const [row] = await this.database.query<SandboxPayment[]>('SELECT * FROM sandbox_payments WHERE id = $1', [id]);
    return row;
  }

  async changedSince(since: Date, after: string, limit: number): Promise<SandboxPayment[]> {
    return this.database.query(
      'SELECT * FROM sandbox_payments WHERE updated_at >= $1 AND id > $2 ORDER BY id LIMIT $3',
      [since, after, limit],
    );
  }

  /** @returns false when the payment is not in one of those states any more */
  async move(id: string, from: PaymentStatus[], to: PaymentStatus, email?: string): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(
      `UPDATE sandbox_payments SET status = $3, email = coalesce($4, email), pays_at = NULL, updated_at = clock_timestamp()
       WHERE id = $1 AND status = ANY($2) RETURNING id`,
      [id, from, to, email ?? null],
    );
    return rows.length > 0;
  }

  async payLater(id: string, email: string, seconds: number): Promise<void> {
    await this.database.query(
      `UPDATE sandbox_payments SET email = $2, pays_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND status IN ('open', 'failed')`,
      [id, email, seconds],
    );
  }

  /** Payments whose time has come are paid. @returns their ids */
  async payDue(): Promise<string[]> {
    const [rows] = await this.database.query<[{ id: string }[], number]>(
      `UPDATE sandbox_payments SET status = 'paid', pays_at = NULL, updated_at = clock_timestamp()
       WHERE id IN (SELECT id FROM sandbox_payments WHERE pays_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }
}
