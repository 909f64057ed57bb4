import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readTeam } from './team.ts';
import { readDashboard } from './dashboard.repository.ts';

/** The dashboard of the desk, and the figures of a team. */
@Controller()
export class DashboardController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.dashboard)
  dashboard({ query }: Calls['dashboard']) {
    return readDashboard(this.database, query);
  }

  @Serves(endpoints.readTeam)
  readTeam({ query }: Calls['readTeam']) {
    return readTeam(this.database, query);
  }
}
