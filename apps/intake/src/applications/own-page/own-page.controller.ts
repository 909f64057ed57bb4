import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { ApplicantGuard, OwnApplication } from './applicant.guard.ts';
import { OwnPageRepository, type Own } from './own-page.repository.ts';

@Controller()
@UseGuards(ApplicantGuard)
export class OwnPageController {
  constructor(private readonly applications: OwnPageRepository) {}

  @Serves(endpoints.readMyApplication)
  async read(_: Calls['readMyApplication'], @OwnApplication() own: Own) {
    return found(await this.applications.read(own));
  }
}
