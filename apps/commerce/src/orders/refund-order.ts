import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { ReturnPayment } from '../payments/return-payment.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';

@Injectable()
export class RefundOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payment: ReturnPayment,
    private readonly entries: OrderEntries,
  ) {}

  /**
   * Refunds an order's payment; the order shows it once the provider has refunded. A second call changes nothing.
   * @throws AppError not_found for an order without a payment, refund_failed
   */
  async refund(orderId: string, staffId: string, correlationId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.paymentId) throw new AppError('not_found');
    if (order.state === 'refunded') return;
    await this.entries.add({ orderId, staffId, kind: 'refunded' });
    await this.payment.return(order.paymentId, correlationId);
  }
}
