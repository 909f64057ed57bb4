import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { RenewLinks } from './downloads/renew-links.ts';
import { ReadOrder } from './read-order.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: ReadOrder,
    private readonly renewals: RenewLinks,
  ) {}

  @Serves(endpoints.readOrder)
  read({ params }: Calls['readOrder']) {
    return this.orders.read(params.orderId);
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
