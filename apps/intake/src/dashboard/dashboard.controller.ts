import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readTeam } from './team.ts';
import { readDashboard } from './dashboard.repository.ts';
import { readToday } from './today.ts';

/** The figures of the desk's page Today. */
@Controller()
export class DashboardController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readToday)
  readToday({ staff }: Calls['readToday']) {
    return readToday(this.database, staff);
  }

  @Serves(endpoints.dashboard)
  dashboard({ query }: Calls['dashboard']) {
    return readDashboard(this.database, query);
  }

  @Serves(endpoints.readTeam)
  readTeam({ query }: Calls['readTeam']) {
    return readTeam(this.database, query);
  }
}
