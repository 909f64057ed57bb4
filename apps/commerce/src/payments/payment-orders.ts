import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { otherSales, providerSales } from '@blue-peony/agency';
import type {
  AcceptCase,
  CaseOpened,
  CaseRefunded,
  Currency,
  OrderPaid,
  OrderPartlyRefunded,
  OrderRefunded,
} from '@blue-peony/contracts';
import { tell as tellAfterCommit } from '@blue-peony/messaging';
import { serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CommerceConfig } from '../config.ts';
import { orderPaid, orderRefunded, paymentRefused } from '../shared/business-events.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import type { Payment } from '../shared/payment-provider.ts';
import { PaymentCasesRepository } from './payment-cases.repository.ts';

const orderId = z.uuid();

type Sale = NonNullable<AcceptCase['sold']> & { currency?: Currency };
export type PaymentEvent = OrderPaid | OrderPartlyRefunded | OrderRefunded | CaseOpened | CaseRefunded;
/** The transaction of a change. The events that it tells are published after the commit. */
export type Change = { manager: EntityManager; tell: (event: PaymentEvent) => Promise<void> };
type Work<Result> = (change: Change, order: OrderEntity | undefined) => Promise<Result>;

/** The orders of payments. A payment through a fallback page creates its own. */
@Injectable()
export class PaymentOrders {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly cases: PaymentCasesRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Runs `work` with the payment and its order locked. The order of a case may be one that its payment does not name. */
  async change<Result>(payment: Pick<Payment, 'id' | 'orderId'>, work: Work<Result>): Promise<Result> {
    const told: PaymentEvent[] = [];
    const result = await this.orders.transaction(async (manager) => {
      const provider = this.config.provider.name;
      await this.orders.lockPayment(manager, provider, payment.id);
      const kept = await this.cases.ofPayment(manager, payment.id);
      const named = orderId.safeParse(kept?.orderId ?? payment.orderId);
      const order =
        (await this.orders.lockByPayment(manager, provider, payment.id)) ??
        (named.success ? await this.orders.lock(manager, named.data) : null);
      const tell = async (event: PaymentEvent) => {
        await tellAfterCommit(manager, event);
        told.push(event);
      };
      return work({ manager, tell }, order?.provider === provider ? order : undefined);
    });
    for (const event of told) this.log(event);
    return result;
  }

  now(): Promise<Date> {
    return this.orders.now();
  }

  isForeign({ orderId: named, sold }: Payment): boolean {
    return named === undefined && sold.some((id) => (this.config.otherSales ?? otherSales).includes(id));
  }

  /** Creates the order of a payment through a fallback page; undefined for a product that we do not sell. */
  async fallback(manager: EntityManager, { orderId: named, status, sold }: Payment): Promise<OrderEntity | undefined> {
    if (named !== undefined || status === 'refunded') return undefined;
    const sale = sold.map((id) => providerSales[id]).find((known) => known !== undefined);
    return sale && this.make(manager, sale);
  }

  async make(manager: EntityManager, sale: Sale): Promise<OrderEntity> {
    const { product, language } = sale;
    const [hours, currency] =
      product === 'digital-guide' ? [null, 'USD' as const] : [sale.hours, sale.currency ?? 'USD'];
    const price = await this.orders.price({ product, hours, currency }, manager);
    const provider = this.config.provider.name;
    const order = { id: randomUUID(), secretVersion: 1, product, language, provider, hours, ...price };
    await this.orders.insert(order, manager);
    return (await this.orders.lock(manager, order.id))!;
  }

  private log({ type, payload }: PaymentEvent): void {
    if (type === 'commerce.order-paid.v2') orderPaid(this.logger, payload.product);
    else if (type === 'commerce.order-refunded.v2') orderRefunded(this.logger, payload.reason);
    else if (type === 'commerce.case-opened.v1') paymentRefused(this.logger, this.config.provider.name, payload.reason);
  }
}
