import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { TeamRepository } from './team.repository.ts';

@Controller()
export class TeamController {
  constructor(private readonly team: TeamRepository) {}

  @Serves(endpoints.readTeam)
  readTeam({ query }: Calls['readTeam']) {
    return this.team.read(query);
  }
}
