import { endpoints, nothingToTell, orderTextEndpoints } from '@blue-peony/contracts';
import { AppError, Serves, serviceConfig, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { CommerceConfig } from '../config.ts';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { ReconcilePayments } from '../payments/reconcile-payments.ts';
import { ConsentsRepository } from '../shared/order/consents.repository.ts';
import { givenSecret, opensOrder } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { answerConsents, confirmConsents } from './answer-consents.ts';
import { buyersOrder } from './buyers-order.ts';
import { orderText } from './order-text.ts';

/** Orders for their buyers. The id alone reveals only the status. */
@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly consents: ConsentsRepository,
    private readonly downloads: DownloadsRepository,
    private readonly reconciliation: ReconcilePayments,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.readOrder)
  async readOrder({ params: { orderId }, request }: Calls['readOrder']) {
    const secret = givenSecret(request.headers.authorization);
    const order = await this.find(orderId, secret);
    const { id, status, product } = order;
    if (secret === undefined) return { id, status, product };
    const links = status === 'paid' ? await this.downloads.links(id) : [];
    return buyersOrder(order, { links, ...(await this.soldWith(id)) }, this.config.shopKeys);
  }

  @Serves(endpoints.answerConsents)
  async answerConsents({ params: { orderId }, body, request }: Calls['answerConsents']) {
    await this.find(orderId, givenSecret(request.headers.authorization) ?? '');
    const { orders, consents } = this;
    await answerConsents({ orders, consents }, { orderId, given: body, correlationId: request.id });
    return (await consents.find(orderId))!.given;
  }

  @Serves(endpoints.checkPayment)
  async checkPayment({ params }: Calls['checkPayment']) {
    const { status } = await this.find(params.orderId, undefined);
    if (status === 'pending') await this.reconciliation.hasten();
    return { accepted: true } as const;
  }

  @Serves(endpoints.trackPurchase)
  async trackPurchase({ params: { orderId }, request }: Calls['trackPurchase']) {
    const secret = givenSecret(request.headers.authorization);
    await this.find(orderId, secret);
    return { track: secret !== undefined && (await this.orders.trackPurchase(orderId)) };
  }

  @Serves(orderTextEndpoints.readOrderText)
  async readOrderText({ params }: Call<typeof orderTextEndpoints.readOrderText>) {
    const order = await this.orders.find(params.id);
    const text = order && orderText(order, await this.soldWith(order.id), this.config.shopKeys);
    if (!text) throw new AppError('not_found', { detail: nothingToTell });
    return text;
  }

  @Serves(orderTextEndpoints.confirmConsents)
  async confirmConsents({ params, body }: Call<typeof orderTextEndpoints.confirmConsents>) {
    const { orders, consents } = this;
    await confirmConsents({ orders, consents }, params.id, body.asked_at);
    return {};
  }

  private async soldWith(id: string) {
    const [consents, review, booking] = await Promise.all([
      this.consents.find(id),
      this.orders.review(id),
      this.orders.booking(id),
    ]);
    return { consents, review, booking };
  }

  /** @throws AppError not_found, also for a wrong secret */
  private async find(id: string, secret: string | undefined) {
    const order = await this.orders.find(id);
    if (!order || (secret !== undefined && !opensOrder(this.config.shopKeys, order, secret)))
      throw new AppError('not_found');
    return order;
  }
}
