import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DashboardRepository } from './dashboard.repository.ts';

/** The dashboard of the desk, and the figures of a team. */
@Controller()
export class DashboardController {
  constructor(private readonly reports: DashboardRepository) {}

  @Serves(endpoints.dashboard)
  dashboard({ query }: Calls['dashboard']) {
    return this.reports.read(query);
  }

  @Serves(endpoints.readTeam)
  readTeam({ query }: Calls['readTeam']) {
    return this.reports.team(query);
  }
}
