import { endpoints } from '@blue-peony/contracts';
import { Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Header, Inject } from '@nestjs/common';
import { isTestShop, type CommerceConfig } from '../config.ts';
import { testShopSheet } from '../shared/test-shop.ts';
import { CreateCheckout } from './create-checkout.ts';

@Controller()
export class CheckoutsController {
  constructor(
    private readonly checkouts: CreateCheckout,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.createCheckout)
  createCheckout({ body }: Calls['createCheckout']) {
    return this.checkouts.create(body);
  }

  /** Every page that sells or shows an order includes it. */
  @Serves(endpoints.showShopNotice)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'no-cache')
  showShopNotice() {
    return isTestShop(this.config) ? testShopSheet : '';
  }
}
