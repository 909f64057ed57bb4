import { Body, Controller, Get, Header, HttpCode, Inject, Post } from '@nestjs/common';
import { checkoutRequestSchema, type CheckoutRequest } from '@blue-peony/contracts';
import { isTestShop, type CommerceConfig } from '../../config.ts';
import { testShopSheet } from '../../shared/test-shop.ts';
import { serviceConfig } from '../../tokens.ts';
import { CreateCheckout } from './create-checkout.ts';

@Controller('api')
export class CheckoutsController {
  constructor(
    private readonly checkouts: CreateCheckout,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Post('checkouts')
  @HttpCode(201)
  create(@Body({ schema: checkoutRequestSchema }) request: CheckoutRequest) {
    return this.checkouts.create(request);
  }

  /** Every page that sells or shows an order loads it. A real shop has no notice. */
  @Get('shop.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'no-cache')
  notice() {
    return isTestShop(this.config) ? testShopSheet : '';
  }
}
