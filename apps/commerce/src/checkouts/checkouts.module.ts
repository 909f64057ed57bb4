import { Module } from '@nestjs/common';
import { OrderModule } from '../shared/order/order.module.ts';
import { CheckoutsController } from './checkouts.controller.ts';

@Module({ imports: [OrderModule], controllers: [CheckoutsController] })
export class CheckoutsModule {}
