import type { Language, Statement, Verdict, WithdrawalState } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Delivered } from './verdict.ts';

type Source = 'order_page' | 'footer';
export type NewWithdrawal = Statement & {
  language: Language;
  source: Source;
  orderId: string | null;
  verdict: Verdict;
  state: WithdrawalState;
  receiptEvent: string | null;
  confirmEvent: string | null;
};
export type StoredWithdrawal = NewWithdrawal & { id: string; receivedAt: Date; confirmedAt: Date | null };
export type Decision = {
  state: WithdrawalState;
  verdict: Verdict;
  orderId?: string;
  /** Whether the buyer is proven. */
  confirmed?: boolean;
  staffId?: string;
  note?: string;
};

const columns = `id, received_at AS "receivedAt", name, contract, email, language, source, order_id AS "orderId", verdict,
  state, confirmed_at AS "confirmedAt", receipt_event AS "receiptEvent", confirm_event AS "confirmEvent"`;

/** Receipts to one address in 24 hours, and requests to confirm about one order: one in 24 hours, and so many in all. */
const receiptsAtMost = 3;
const requestsAtMost = 3;

@Injectable()
export class WithdrawalsRepository {
  constructor(private readonly database: DataSource) {}

  /** Serializes statements that name the same address. */
  async lockAddress(manager: EntityManager, email: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 1))', [email]);
  }

  /** The same statement of the last 24 hours: a second press of the button is no second withdrawal. */
  async twin(manager: EntityManager, { name, contract, email }: Statement): Promise<StoredWithdrawal | undefined> {
    const [found] = await manager.query<StoredWithdrawal[]>(
      `SELECT ${columns} FROM withdrawals WHERE lower(email) = lower($1) AND name = $2 AND contract = $3
         AND source = 'footer' AND received_at > now() - interval '24 hours' ORDER BY received_at DESC LIMIT 1`,
      [email, name, contract],
    );
    return found;
  }

  /** By which the order ended, or the last one by its own page. */
  async ofOrder(manager: EntityManager, orderId: string): Promise<StoredWithdrawal | undefined> {
    const [found] = await manager.query<StoredWithdrawal[]>(
      `SELECT ${columns} FROM withdrawals WHERE order_id = $1 AND (state = 'withdrawn' OR source = 'order_page')
       ORDER BY state = 'withdrawn' DESC, received_at DESC LIMIT 1`,
      [orderId],
    );
    return found;
  }

  async mayAcknowledge(manager: EntityManager, email: string): Promise<boolean> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `SELECT count(receipt_event)::int AS count FROM withdrawals
       WHERE lower(email) = lower($1) AND received_at > now() - interval '24 hours'`,
      [email],
    );
    return count < receiptsAtMost;
  }

  async mayAsk(manager: EntityManager, orderId: string): Promise<boolean> {
    const [{ may }] = await manager.query<[{ may: boolean }]>(
      `SELECT count(*) < $2 AND coalesce(max(received_at) < now() - interval '24 hours', true) AS may
       FROM withdrawals WHERE order_id = $1 AND confirm_event IS NOT NULL`,
      [orderId, requestsAtMost],
    );
    return may;
  }

  /** What was delivered of an order, and on what consents. */
  async delivered(manager: EntityManager, orderId: string): Promise<Delivered> {
    const [times] = await manager.query<[Delivered]>(
      `SELECT answered_at AS "consentedAt", confirmed_at AS "confirmedAt",
         (SELECT min(at) FROM order_entries WHERE order_id = $1 AND kind = 'download') AS "downloadedAt",
         (SELECT scheduled_at FROM order_sessions WHERE order_id = $1) AS "scheduledAt"
       FROM (VALUES (1)) AS one LEFT JOIN order_consents ON order_id = $1 AND begins AND ends`,
      [orderId],
    );
    return times;
  }

  async now(manager: EntityManager): Promise<Date> {
    const [{ now }] = await manager.query<[{ now: Date }]>('SELECT now() AS now');
    return now;
  }

  async insert(manager: EntityManager, id: string, given: NewWithdrawal): Promise<StoredWithdrawal> {
    const { name, contract, email, language, source, orderId, verdict, state, receiptEvent, confirmEvent } = given;
    const [kept] = await queryRows<StoredWithdrawal>(
      manager,
      `INSERT INTO withdrawals (id, name, contract, email, language, source, order_id, verdict, state, receipt_event,
         confirm_event, confirmed_at, decided_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $6 = 'order_page' THEN now() END,
         CASE WHEN $9 <> 'open' THEN now() END)
       RETURNING ${columns}`,
      [id, name, contract, email, language, source, orderId, verdict, state, receiptEvent, confirmEvent],
    );
    return kept!;
  }

  /** @param manager of a transaction that locks it; the caller has locked its order */
  async find(id: string, manager?: EntityManager): Promise<StoredWithdrawal | undefined> {
    const [found] = await (manager ?? this.database).query<StoredWithdrawal[]>(
      `SELECT ${columns} FROM withdrawals WHERE id = $1 ${manager ? 'FOR UPDATE' : ''}`,
      [id],
    );
    return found;
  }

  async decide(manager: EntityManager, id: string, { orderId, confirmed, staffId, ...decision }: Decision) {
    const { state, verdict, note = '' } = decision;
    await manager.query(
      `UPDATE withdrawals SET state = $2, verdict = $3, order_id = coalesce($4, order_id), decided_by = $5, note = $6,
         confirmed_at = CASE WHEN $7 THEN coalesce(confirmed_at, now()) ELSE confirmed_at END,
         decided_at = CASE WHEN $2 <> 'open' THEN now() END
       WHERE id = $1`,
      [id, state, verdict, orderId ?? null, staffId ?? null, note, confirmed ?? false],
    );
  }

  /** Other statements about an order that has ended are about nothing any more. */
  async closeOthers(manager: EntityManager, orderId: string, exceptId: string): Promise<void> {
    await manager.query(
      `UPDATE withdrawals SET state = 'closed', verdict = 'repeated', decided_at = now()
       WHERE order_id = $1 AND id <> $2 AND state = 'open'`,
      [orderId, exceptId],
    );
  }
}
