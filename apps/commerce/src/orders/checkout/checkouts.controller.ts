import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { checkoutRequestSchema, type CheckoutRequest } from '@blue-peony/contracts';
import { CreateCheckout } from './create-checkout.ts';

@Controller('api')
export class CheckoutsController {
  constructor(private readonly checkouts: CreateCheckout) {}

  @Post('checkouts')
  @HttpCode(201)
  create(@Body({ schema: checkoutRequestSchema }) request: CheckoutRequest) {
    return this.checkouts.create(request);
  }
}
