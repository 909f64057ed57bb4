import { endpoints } from '@blue-peony/contracts';
import { Serves, serviceConfig, serviceLogger, type Calls, type Logger } from '@blue-peony/service-kit';
import { Controller, Header, Inject } from '@nestjs/common';
import { isTestShop, type CommerceConfig } from '../config.ts';
import { ConsentsRepository } from '../shared/order/consents.repository.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { paymentProvider, type PaymentProvider } from '../shared/payment-provider.ts';
import { testShopSheet } from '../shared/test-shop.ts';
import { createCheckout } from './create-checkout.ts';

@Controller()
export class CheckoutsController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly consents: ConsentsRepository,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  @Serves(endpoints.createCheckout)
  createCheckout({ body }: Calls['createCheckout']) {
    const { orders, consents, provider, config, logger } = this;
    return createCheckout({ orders, consents, provider, config, logger }, body);
  }

  /** Every page that sells or shows an order includes it. */
  @Serves(endpoints.showShopNotice)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'no-cache')
  showShopNotice() {
    return isTestShop(this.config) ? testShopSheet : '';
  }
}
