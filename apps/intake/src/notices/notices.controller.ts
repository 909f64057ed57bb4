import { endpoints, unseenNoticesEndpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countUnseen, listNotices, seeNotices } from './notices.repository.ts';

/** Tells staff what colleagues did that concerns them. */
@Controller()
export class NoticesController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.listNotices)
  listNotices({ staff }: Calls['listNotices']) {
    return listNotices(this.database, staff.sub);
  }

  @Serves(endpoints.seeNotices)
  async seeNotices({ body, staff }: Calls['seeNotices']) {
    await seeNotices(this.database, staff.sub, body);
    return listNotices(this.database, staff.sub);
  }

  @Serves(unseenNoticesEndpoints.countUnseenNotices)
  async countUnseenNotices() {
    return { items: await countUnseen(this.database) };
  }
}
