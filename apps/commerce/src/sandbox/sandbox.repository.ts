import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { queryRows } from '@blue-peony/service-kit';
import { In, MoreThan, MoreThanOrEqual, Repository } from 'typeorm';
import type { PaymentStatus } from '../shared/payment-provider.ts';
import { SandboxPaymentEntity } from './sandbox-payment.entity.ts';

export type SandboxPayment = SandboxPaymentEntity;

export type Change = Partial<Pick<SandboxPaymentEntity, 'amount' | 'currency' | 'email' | 'extra'>>;
type NewPayment = Pick<SandboxPaymentEntity, 'id' | 'orderId' | 'title' | 'amount' | 'currency' | 'returnUrl'>;

@Injectable()
export class SandboxRepository {
  constructor(
    @InjectRepository(SandboxPaymentEntity, 'commerce') private readonly payments: Repository<SandboxPaymentEntity>,
  ) {}

  async insert(payment: NewPayment & Partial<SandboxPayment>): Promise<void> {
    await this.payments.insert(payment);
  }

  find(id: string): Promise<SandboxPaymentEntity | null> {
    return this.payments.findOneBy({ id });
  }

  changedSince(since: Date, after: string, limit: number): Promise<SandboxPaymentEntity[]> {
    const where = { updatedAt: MoreThanOrEqual(since), id: MoreThan(after) };
    return this.payments.find({ where, order: { id: 'ASC' }, take: limit });
  }

  /** @returns false when the payment has left those states */
  async move(id: string, from: PaymentStatus[], to: PaymentStatus, change: Change = {}): Promise<boolean> {
    const moved = { status: to, paysAt: null, updatedAt: () => 'clock_timestamp()', ...change };
    const { affected } = await this.payments.update({ id, status: In(from) }, moved);
    return affected === 1;
  }

  async payLater(id: string, email: string, seconds: number): Promise<void> {
    const paysAt = () => `now() + make_interval(secs => ${seconds})`;
    await this.payments.update({ id, status: In(['open', 'failed']) }, { email, paysAt });
  }

  /** Marks payments with due confirmation as paid. @returns their ids */
  async payDue(): Promise<string[]> {
    const rows = await queryRows<{ id: string }>(
      this.payments,
      `UPDATE sandbox_payments SET status = 'paid', pays_at = NULL, updated_at = clock_timestamp()
       WHERE id IN (SELECT id FROM sandbox_payments WHERE pays_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }
}
