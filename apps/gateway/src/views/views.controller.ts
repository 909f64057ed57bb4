import { endpoints } from '@blue-peony/contracts';
import { found, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { shareView, unshareView } from './team-views.ts';
import { listViews, openWith, pinCommonView, pinOwnView, removeOwnView, saveView } from './views.repository.ts';

@Controller()
export class ViewsController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.listViews)
  listViews({ staff }: Calls['listViews']) {
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.saveView)
  async saveView({ body, staff }: Calls['saveView']) {
    await saveView(this.database, staff.sub, body);
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.pinView)
  async pinView({ params: { id }, body, staff }: Calls['pinView']) {
    if (!(await pinOwnView(this.database, staff.sub, id, body.pinned))) {
      await this.mustSee(staff.sub, id);
      await pinCommonView(this.database, staff.sub, id, body.pinned);
    }
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.openWithView)
  async openWithView({ params: { id }, body, staff }: Calls['openWithView']) {
    await this.mustSee(staff.sub, id);
    await openWith(this.database, staff.sub, id, body.opens);
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.shareView)
  async shareView({ params, staff }: Calls['shareView']) {
    await shareView(this.database, staff.sub, params.id);
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.removeTeamView)
  async removeTeamView({ params, staff }: Calls['removeTeamView']) {
    await unshareView(this.database, staff.sub, params.id);
    return this.viewsOf(staff.sub);
  }

  @Serves(endpoints.removeView)
  async removeView({ params, staff }: Calls['removeView']) {
    found(await removeOwnView(this.database, staff.sub, params.id));
    return this.viewsOf(staff.sub);
  }

  private async viewsOf(staffId: string) {
    return { items: await listViews(this.database, staffId) };
  }

  private async mustSee(staffId: string, id: string): Promise<void> {
    const { items } = await this.viewsOf(staffId);
    found(items.find((view) => view.id === id));
  }
}
