import { currencies, type AcceptCase, type Currency, type MoneyCase } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { paymentProvider, type Payment, type PaymentProvider } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { FindSale } from '../payments/find-sale.ts';
import { MoveOrder } from '../payments/move-order.ts';
import { isAddress } from '../payments/next-state.ts';
import { PaymentAnnouncements } from '../payments/payment-announcements.ts';
import { CasesRepository, type Case } from '../payments/payment-cases.repository.ts';

type By = { staffId: string; correlationId: string };

/** Decisions of staff about a payment that matches no order, except refunds. */
@Injectable()
export class DecideCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly sales: FindSale,
    private readonly moves: MoveOrder,
    private readonly announcements: PaymentAnnouncements,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
  ) {}

  /**
   * Delivers the product for the amount that was paid.
   * @throws AppError not_found, version_conflict, upstream_unavailable, validation_failed
   */
  async accept(id: string, given: AcceptCase, { staffId, correlationId }: By): Promise<MoneyCase> {
    const { paymentId } = await this.openCase(id);
    const askedAt = await this.cases.now();
    const payment = await this.provider.payment(paymentId).catch((cause: unknown) => {
      throw new AppError('upstream_unavailable', { cause });
    });
    if (payment?.status !== 'paid' && payment?.status !== 'unknown') throw new AppError('version_conflict');
    const email = given.email ?? payment.email;
    if (!isAddress(email)) throw missing('email');
    const event = await this.sales.locked(payment, async (manager, named) => {
      const found = await this.openCase(id, manager);
      const order = await this.orderOf(manager, named, given);
      if (order.paymentId && order.paymentId !== payment.id) throw new AppError('version_conflict');
      const accepted = Object.assign(order, { email, ...paidPrice(payment) });
      await this.cases.decide(manager, found.id, { state: 'accepted', by: staffId, orderId: order.id });
      return this.moves.deliver(manager, accepted, { payment, askedAt, correlationId });
    });
    if (event) this.announcements.announce(event);
    return (await this.cases.show(id))!;
  }

  /** @throws AppError not_found, version_conflict */
  async close(id: string, note: string, { staffId }: By): Promise<MoneyCase> {
    await this.cases.transaction(async (manager) => {
      const { orderId } = await this.openCase(id, manager);
      await this.cases.decide(manager, id, { state: 'closed', by: staffId, note });
      if (orderId) await this.cases.closeOrder(manager, orderId);
    });
    return (await this.cases.show(id))!;
  }

  private async openCase(id: string, manager?: EntityManager): Promise<Case> {
    const found = await this.cases.find(id, manager);
    if (!found) throw new AppError('not_found');
    if (found.state !== 'open') throw new AppError('version_conflict');
    return found;
  }

  private orderOf(manager: EntityManager, named: OrderEntity | undefined, { sold }: AcceptCase): Promise<OrderEntity> {
    if (named) return Promise.resolve(named);
    if (!sold) throw missing('sold');
    return this.sales.make(manager, sold);
  }
}

const missing = (field: string) => new AppError('validation_failed', { errors: [{ field, code: 'required' }] });

/** The order takes the paid amount if its currency is one of ours. */
function paidPrice({ amount, currency }: Payment): { amount?: number; currency?: Currency } {
  const known = currencies.find((each) => each === currency);
  return known && amount > 0 ? { amount, currency: known } : {};
}
