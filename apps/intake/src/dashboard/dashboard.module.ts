import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';

/** Figures of all applications. */
@Module({
  controllers: [DashboardController],
})
export class DashboardModule {}
