import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { LooksRepository } from '../looks/looks.repository.ts';
import { ApplicantsRepository } from './applicants.repository.ts';

/** Finds the applications of an address, for staff who look at an order from it. */
@Controller()
export class ApplicantsController {
  constructor(
    private readonly applicants: ApplicantsRepository,
    private readonly looks: LooksRepository,
  ) {}

  @Serves(endpoints.listApplicationsOf)
  async listApplicationsOf({ query, staff }: Calls['listApplicationsOf']) {
    const items = await this.applicants.ofAddress(query.email);
    await this.looks.addListed(
      items.map(({ id }) => id),
      staff,
    );
    return { items };
  }
}
