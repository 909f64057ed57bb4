import { endpoints } from '@blue-peony/contracts';
import { AppError, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { Serves } from '../edge/serves.ts';
import { Views } from './views.repository.ts';

/** Saved filters of the list, separate for each staff member. */
@Controller()
export class ViewsController {
  constructor(private readonly views: Views) {}

  @Serves(endpoints.listViews)
  async listViews({ staff }: Calls['listViews']) {
    return { items: await this.views.of(staff.sub) };
  }

  @Serves(endpoints.saveView)
  async saveView({ body, staff }: Calls['saveView']) {
    await this.views.save(staff.sub, body);
    return { items: await this.views.of(staff.sub) };
  }

  @Serves(endpoints.pinView)
  async pinView({ params, body, staff }: Calls['pinView']) {
    if (!(await this.views.pin(staff.sub, params.id, body.pinned))) throw new AppError('not_found');
    return { items: await this.views.of(staff.sub) };
  }

  @Serves(endpoints.removeView)
  async removeView({ params, staff }: Calls['removeView']) {
    if (!(await this.views.remove(staff.sub, params.id))) throw new AppError('not_found');
    return { items: await this.views.of(staff.sub) };
  }
}
