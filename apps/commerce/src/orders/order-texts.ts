import { Injectable } from '@nestjs/common';
import type { OrderText } from '@blue-peony/contracts';
import { orderReference } from './order-reference.ts';
import { OrderSecrets } from './order-secret.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What mails about orders tell. */
@Injectable()
export class OrderTexts {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly secrets: OrderSecrets,
  ) {}

  /** @returns undefined for an order that is deleted, or without an address */
  async read(id: string): Promise<OrderText | undefined> {
    const order = await this.orders.find(id);
    if (!order?.email) return undefined;
    const { email: to, state: status, product, hours, amount, currency, language, paidAt } = order;
    const paid_at = paidAt?.toISOString() ?? null;
    const [reference, link] = [orderReference(order.id), this.secrets.pathOf(order)];
    return {
      to,
      previous_to: order.previousEmail,
      reference,
      link,
      status,
      product,
      hours,
      amount,
      currency,
      language,
      paid_at,
    };
  }
}
