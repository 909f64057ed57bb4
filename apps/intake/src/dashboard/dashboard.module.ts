import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** Figures of all applications. */
@Module({
  imports: [ErasureModule],
  controllers: [DashboardController],
  providers: [DashboardRepository],
})
export class DashboardModule {}
