import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** Figures of all applications. */
@Module({
  controllers: [DashboardController],
  providers: [DashboardRepository],
})
export class DashboardModule {}
