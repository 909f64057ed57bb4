import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { CloseApplications } from './close-applications.ts';

/** Changes that staff make to many selected applications at once. */
@Controller()
export class BulkController {
  constructor(private readonly closing: CloseApplications) {}

  @Serves(endpoints.closeApplications)
  async closeApplications({ body, staff }: Calls['closeApplications']) {
    return { closed: await this.closing.close(body.ids, body.reason, staff.sub) };
  }
}
