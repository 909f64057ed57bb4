import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { setScore } from './scores.repository.ts';

/** One score for each application; it refuses one that was given without seeing the last. */
@Controller()
export class ScoresController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.scoreApplication)
  async scoreApplication({ params, body, staff }: Calls['scoreApplication']) {
    return found(await setScore(this.database, params.id, body, staff.sub));
  }
}
