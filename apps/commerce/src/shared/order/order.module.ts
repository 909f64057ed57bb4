import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderEntity } from './order.entity.ts';
import { OrderRecordsRepository } from './order-records.repository.ts';
import { OrdersRepository } from './orders.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OrderEntity], 'commerce')],
  providers: [OrdersRepository, OrderRecordsRepository],
  exports: [OrdersRepository, OrderRecordsRepository],
})
export class OrderModule {}
