import { endpoints, nothingToTell, orderTextEndpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { RenewLinks } from '../downloads/renew-links.ts';
import { givenSecret } from '../shared/order/order-secret.ts';
import { OrderTexts } from './order-texts.ts';
import { ReconcilePayments } from '../payments/reconcile-payments.ts';
import { ReadOrder } from './read-order.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: ReadOrder,
    private readonly renewals: RenewLinks,
    private readonly reconciliation: ReconcilePayments,
    private readonly texts: OrderTexts,
  ) {}

  @Serves(endpoints.readOrder)
  read({ params, request }: Calls['readOrder']) {
    return this.orders.read(params.orderId, givenSecret(request.headers.authorization));
  }

  @Serves(endpoints.checkPayment)
  async check({ params }: Calls['checkPayment']) {
    const { status } = await this.orders.read(params.orderId, undefined);
    if (status === 'pending') await this.reconciliation.hasten();
    return { accepted: true } as const;
  }

  @Serves(endpoints.trackPurchase)
  async trackPurchase({ params, request }: Calls['trackPurchase']) {
    return { track: await this.orders.trackPurchase(params.orderId, givenSecret(request.headers.authorization)) };
  }

  @Serves(endpoints.requestFreshLinks)
  freshLinks({ body, request }: Calls['requestFreshLinks']) {
    this.renewals.request(body, request.id);
    return { accepted: true } as const;
  }

  /** For the notification worker. */
  @Serves(orderTextEndpoints.read)
  async text({ params }: Call<typeof orderTextEndpoints.read>) {
    return told(await this.texts.read(params.id));
  }

  @Serves(orderTextEndpoints.readCase)
  async caseText({ params }: Call<typeof orderTextEndpoints.readCase>) {
    return told(await this.texts.readCase(params.id));
  }
}

function told<Text>(text: Text | undefined): Text {
  if (!text) throw new AppError('not_found', { detail: nothingToTell });
  return text;
}
