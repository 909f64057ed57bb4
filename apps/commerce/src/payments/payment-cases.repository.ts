import type { CaseReason, CaseState, Language, MoneyCase } from '@blue-peony/contracts';
import { queryRows, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CommerceConfig } from '../config.ts';

export type Case = {
  id: string;
  paymentId: string;
  orderId: string | null;
  reason: CaseReason;
  state: CaseState;
  paymentStatus: MoneyCase['payment_status'];
  amount: number;
  currency: string;
  email: string | null;
  language: Language;
  observedAt: Date;
};

export type Decision = { state: CaseState; by: string; note?: string; orderId?: string };

const columns = `id, payment_id AS "paymentId", order_id AS "orderId", reason, state, payment_status AS "paymentStatus",
  amount, currency, email, language, observed_at AS "observedAt"`;

@Injectable()
export class PaymentCasesRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** @param manager of a transaction that locks the case against concurrent decisions */
  async find(id: string, manager?: EntityManager): Promise<Case | undefined> {
    const [found] = await (manager ?? this.database).query<Case[]>(
      `SELECT ${columns} FROM payment_cases WHERE id = $1 AND provider = $2 ${manager ? 'FOR UPDATE' : ''}`,
      [id, this.config.provider.name],
    );
    return found;
  }

  async ofPayment(manager: EntityManager, paymentId: string): Promise<Case | undefined> {
    const [found] = await manager.query<Case[]>(
      `SELECT ${columns} FROM payment_cases WHERE provider = $1 AND payment_id = $2`,
      [this.config.provider.name, paymentId],
    );
    return found;
  }

  async keep(manager: EntityManager, given: Omit<Case, 'id'>): Promise<Case> {
    const [kept] = await queryRows<Case>(
      manager,
      `INSERT INTO payment_cases (provider, payment_id, order_id, reason, state, payment_status, amount, currency, email,
         language, observed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (provider, payment_id) DO UPDATE SET
         reason = EXCLUDED.reason, state = EXCLUDED.state, payment_status = EXCLUDED.payment_status,
         amount = EXCLUDED.amount, currency = EXCLUDED.currency, observed_at = EXCLUDED.observed_at,
         email = coalesce(EXCLUDED.email, payment_cases.email),
         order_id = coalesce(payment_cases.order_id, EXCLUDED.order_id),
         decided_at = CASE WHEN EXCLUDED.state = 'open' THEN NULL ELSE payment_cases.decided_at END,
         opened_at = CASE WHEN EXCLUDED.state = 'open' AND payment_cases.state <> 'open' THEN now() ELSE payment_cases.opened_at END
       RETURNING ${columns}`,
      [
        this.config.provider.name,
        given.paymentId,
        given.orderId,
        given.reason,
        given.state,
        given.paymentStatus,
        given.amount,
        given.currency,
        given.email,
        given.language,
        given.observedAt,
      ],
    );
    return kept!;
  }

  /** @returns the case if this call ended it; a case that staff have accepted stays accepted */
  async end(manager: EntityManager, { id }: Case, to: Pick<Case, 'state' | 'paymentStatus' | 'observedAt'>) {
    const [ended] = await queryRows<Case>(
      manager,
      `UPDATE payment_cases SET state = $2, payment_status = $3, observed_at = $4, decided_at = now()
       WHERE id = $1 AND (state = 'open' OR (state = 'closed' AND $2 = 'refunded')) RETURNING ${columns}`,
      [id, to.state, to.paymentStatus, to.observedAt],
    );
    return ended;
  }

  async decide(manager: EntityManager, id: string, { state, by, note = '', orderId }: Decision): Promise<void> {
    await manager.query(
      `UPDATE payment_cases SET state = $2, decided_at = now(), decided_by = $3, note = $4, order_id = coalesce($5, order_id)
       WHERE id = $1`,
      [id, state, by, note, orderId ?? null],
    );
  }

  async name(id: string, by: string): Promise<void> {
    await this.database.query('UPDATE payment_cases SET decided_by = $2 WHERE id = $1', [id, by]);
  }

  /** An order that another payment has paid stays unchanged. */
  async closeOrder(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(`UPDATE orders SET standing = 'closed' WHERE id = $1 AND status = 'pending'`, [orderId]);
  }
}
