import { Module } from '@nestjs/common';
import { OrderModule } from '../shared/order/order.module.ts';
import { PromisesController } from './promises.controller.ts';
import { PromisesRepository } from './promises.repository.ts';
import { RepeatPromises } from './repeat-promises.ts';

@Module({
  imports: [OrderModule],
  controllers: [PromisesController],
  providers: [PromisesRepository, RepeatPromises],
  exports: [PromisesRepository],
})
export class PromisesModule {}
