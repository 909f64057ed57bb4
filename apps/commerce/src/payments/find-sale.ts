import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { otherSales, providerSales } from '@blue-peony/agency';
import { guidePrice, sessionTotal, type AcceptCase, type Currency } from '@blue-peony/contracts';
import { serviceConfig } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CommerceConfig } from '../config.ts';
import type { Payment } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository, type NewOrder } from '../shared/order/orders.repository.ts';

const orderId = z.uuid();

type Sale = NonNullable<AcceptCase['sold']> & { currency?: Currency };
type Work<T> = (manager: EntityManager, order: OrderEntity | undefined) => Promise<T>;

/** Finds the order of a payment. A payment through a fallback page creates its own. */
@Injectable()
export class FindSale {
  constructor(
    private readonly orders: OrdersRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** Runs `work` with this payment's lock and with its order's row locked. */
  locked<T>(payment: Payment, work: Work<T>): Promise<T> {
    return this.orders.transaction(async (manager) => {
      const provider = this.config.provider.name;
      await this.orders.lockPayment(manager, provider, payment.id);
      const named = orderId.safeParse(payment.orderId);
      const order =
        (await this.orders.lockByPayment(manager, provider, payment.id)) ??
        (named.success ? await this.orders.lock(manager, named.data) : null);
      return work(manager, order?.provider === provider ? order : undefined);
    });
  }

  /** Whether the payment is for something else that the same provider account sells. */
  isForeign({ orderId: named, sold }: Payment): boolean {
    return named === undefined && sold.some((id) => (this.config.sales?.others ?? otherSales).includes(id));
  }

  /** Creates the order of a payment through a fallback page; undefined for a product that we do not sell. */
  async fallback(manager: EntityManager, { orderId: named, status, sold }: Payment): Promise<OrderEntity | undefined> {
    if (named !== undefined || status === 'refunded') return undefined;
    const sales: Readonly<Record<string, Sale>> = this.config.sales?.ours ?? providerSales;
    const sale = sold.map((id) => sales[id]).find((known) => known !== undefined);
    return sale && this.make(manager, sale);
  }

  /** Creates the order of a payment that names none. */
  async make(manager: EntityManager, sale: Sale): Promise<OrderEntity> {
    const order = newSale(sale, this.config.provider.name);
    await this.orders.insert(order, manager);
    return (await this.orders.lock(manager, order.id))!;
  }
}

function newSale(sale: Sale, provider: string): NewOrder {
  const { product, language } = sale;
  const order = { id: randomUUID(), secretVersion: 1, product, language, provider };
  if (product === 'digital-guide') return { ...order, hours: null, ...guidePrice.digital };
  return { ...order, hours: sale.hours, ...sessionTotal(sale.hours, sale.currency ?? 'USD') };
}
