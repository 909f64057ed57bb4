import { Module } from '@nestjs/common';
import { PromisesController } from './promises.controller.ts';
import { PromisesRepository } from './promises.repository.ts';

@Module({
  controllers: [PromisesController],
  providers: [PromisesRepository],
  exports: [PromisesRepository],
})
export class PromisesModule {}
