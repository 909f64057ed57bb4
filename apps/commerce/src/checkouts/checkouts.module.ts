import { Module } from '@nestjs/common';
import { OrderModule } from '../shared/order/order.module.ts';
import { CheckoutsController } from './checkouts.controller.ts';
import { CreateCheckout } from './create-checkout.ts';

@Module({ imports: [OrderModule], controllers: [CheckoutsController], providers: [CreateCheckout] })
export class CheckoutsModule {}
