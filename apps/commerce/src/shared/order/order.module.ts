import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { ConsentsRepository } from './consents.repository.ts';
import { PricesRepository } from '../prices/prices.repository.ts';
import { ReceiptsRepository } from '../receipts/receipts.repository.ts';
import { ReviewsRepository } from '../reviews/reviews.repository.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderRecordsRepository } from './order-records.repository.ts';
import { OrdersRepository } from './orders.repository.ts';

const repositories = [
  OrdersRepository,
  OrderRecordsRepository,
  ConsentsRepository,
  PricesRepository,
  ReceiptsRepository,
  ReviewsRepository,
  BookingsRepository,
];

@Module({
  imports: [TypeOrmModule.forFeature([OrderEntity], 'commerce')],
  providers: repositories,
  exports: repositories,
})
export class OrderModule {}
