import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { RenewLinks } from './downloads/renew-links.ts';
import { ReconcilePayments } from './payments/reconcile-payments.ts';
import { ReadOrder } from './read-order.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: ReadOrder,
    private readonly renewals: RenewLinks,
    private readonly reconciliation: ReconcilePayments,
  ) {}

  @Serves(endpoints.readOrder)
  read({ params }: Calls['readOrder']) {
    return this.orders.read(params.orderId);
  }

  @Serves(endpoints.checkPayment)
  async check({ params }: Calls['checkPayment']) {
    const { status } = await this.orders.read(params.orderId);
    if (status === 'pending') await this.reconciliation.hasten();
    return { accepted: true } as const;
  }

  @Serves(endpoints.trackPurchase)
  async trackPurchase({ params }: Calls['trackPurchase']) {
    return { track: await this.orders.trackPurchase(params.orderId) };
  }

  @Serves(endpoints.requestFreshLinks)
  freshLinks({ body, request }: Calls['requestFreshLinks']) {
    this.renewals.request(body, request.id);
    return { accepted: true } as const;
  }
}
