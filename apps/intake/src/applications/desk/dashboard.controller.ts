import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { dashboardQuerySchema, type DashboardQuery } from '@blue-peony/contracts';
import { StaffGuard } from '@blue-peony/service-kit';
import { DashboardRepository } from './dashboard.repository.ts';

@Controller('api/admin/dashboard')
@UseGuards(StaffGuard)
export class DashboardController {
  constructor(private readonly dashboard: DashboardRepository) {}

  @Get()
  read(@Query({ schema: dashboardQuerySchema }) query: DashboardQuery) {
    return this.dashboard.read(query);
  }
}
