import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { ScoresRepository } from './scores.repository.ts';
import { TogetherRepository } from './together.repository.ts';

/** Who works on what, so that nobody does a colleague's work again or overwrites it. */
@Controller()
export class TogetherController {
  constructor(
    private readonly scores: ScoresRepository,
    private readonly together: TogetherRepository,
  ) {}

  @Serves(endpoints.scoreApplication)
  async score({ params, body, staff }: Calls['scoreApplication']) {
    return found(await this.scores.set(params.id, body, staff.sub));
  }

  @Serves(endpoints.readTogether)
  async read({ params }: Calls['readTogether']) {
    return found(await this.together.read(params.id));
  }

  @Serves(endpoints.joinApplication)
  async join({ params, staff }: Calls['joinApplication']) {
    await this.together.join(params.id, staff.sub);
    return found(await this.together.read(params.id));
  }

  @Serves(endpoints.leaveApplication)
  async leave({ params, staff }: Calls['leaveApplication']) {
    await this.together.leave(params.id, staff.sub);
    return {};
  }

  @Serves(endpoints.takeNext)
  async takeNext({ body, staff }: Calls['takeNext']) {
    return { id: (await this.together.takeNext(staff.sub, body.after)) ?? null };
  }

  @Serves(endpoints.assignApplication)
  async assign({ params, body, staff }: Calls['assignApplication']) {
    if (!(await this.together.assign(params.id, body.assignee_id, staff.sub))) throw new AppError('not_found');
    return found(await this.together.read(params.id));
  }
}
