import { Injectable } from '@nestjs/common';
import type { CaseText, OrderText } from '@blue-peony/contracts';
import { CasesRepository } from '../payments/payment-cases.repository.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { OrderSecrets } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';

/** Content of mails about orders and their payments. */
@Injectable()
export class OrderTexts {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly secrets: OrderSecrets,
    private readonly cases: CasesRepository,
  ) {}

  /** @returns undefined for a deleted order, or one without an address */
  async read(id: string): Promise<OrderText | undefined> {
    const order = await this.orders.find(id);
    if (!order?.email) return undefined;
    const { email: to, state: status, product, hours, amount, refunded, currency, language, paidAt } = order;
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
      refunded,
      currency,
      language,
      paid_at,
    };
  }

  /** @returns undefined for a deleted case */
  async readCase(id: string): Promise<CaseText | undefined> {
    const found = await this.cases.find(id);
    if (!found) return undefined;
    const { reason, paymentStatus: payment_status, amount, currency, email: to, language, orderId } = found;
    const reference = orderId && orderReference(orderId);
    return { reason, payment_status, paid: { amount, currency }, to, language, reference };
  }
}
