import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofCaller } from '../applications/filter.ts';
import {
  assignApplication,
  joinApplication,
  leaveApplication,
  readCollaboration,
  takeNext,
} from './collaboration.repository.ts';
import { snooze, wake } from './snooze.repository.ts';

/** Shows which staff member works on which application, so that two do not do the same work or overwrite each other. */
@Controller()
export class CollaborationController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readCollaboration)
  async readCollaboration({ params }: Calls['readCollaboration']) {
    return found(await readCollaboration(this.database, params.id));
  }

  @Serves(endpoints.joinApplication)
  async joinApplication({ params, staff }: Calls['joinApplication']) {
    await joinApplication(this.database, params.id, staff.sub);
    return found(await readCollaboration(this.database, params.id));
  }

  @Serves(endpoints.leaveApplication)
  async leaveApplication({ params, staff }: Calls['leaveApplication']) {
    await leaveApplication(this.database, params.id, staff.sub);
    return {};
  }

  @Serves(endpoints.takeNext)
  async takeNext({ body, staff }: Calls['takeNext']) {
    const form = { ...body, filter: ofCaller(body.filter ?? {}, staff) };
    return { id: (await takeNext(this.database, staff.sub, form)) ?? null };
  }

  @Serves(endpoints.assignApplication)
  async assignApplication({ params, body, staff }: Calls['assignApplication']) {
    if (!(await assignApplication(this.database, params.id, body.assignee_id, staff.sub)))
      throw new AppError('not_found');
    return found(await readCollaboration(this.database, params.id));
  }

  @Serves(endpoints.snoozeApplication)
  async snoozeApplication({ params, body, staff }: Calls['snoozeApplication']) {
    return found(await snooze(this.database, params.id, body, staff.sub));
  }

  @Serves(endpoints.wakeApplication)
  async wakeApplication({ params, staff }: Calls['wakeApplication']) {
    return found(await wake(this.database, params.id, staff.sub));
  }
}
