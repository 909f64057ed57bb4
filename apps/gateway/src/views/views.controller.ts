import { endpoints } from '@blue-peony/contracts';
import { AppError, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { listViews, pinView, removeView, saveView } from './views.repository.ts';

@Controller()
export class ViewsController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.listViews)
  async listViews({ staff }: Calls['listViews']) {
    return { items: await listViews(this.database, staff.sub) };
  }

  @Serves(endpoints.saveView)
  async saveView({ body, staff }: Calls['saveView']) {
    await saveView(this.database, staff.sub, body);
    return { items: await listViews(this.database, staff.sub) };
  }

  @Serves(endpoints.pinView)
  async pinView({ params, body, staff }: Calls['pinView']) {
    if (!(await pinView(this.database, staff.sub, params.id, body.pinned))) throw new AppError('not_found');
    return { items: await listViews(this.database, staff.sub) };
  }

  @Serves(endpoints.removeView)
  async removeView({ params, staff }: Calls['removeView']) {
    if (!(await removeView(this.database, staff.sub, params.id))) throw new AppError('not_found');
    return { items: await listViews(this.database, staff.sub) };
  }
}
