import { endpoints, type Colleague } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { listColleagues } from '../shared/identity/staff-directory.repository.ts';
import { requireSecondFactor } from './change-settings.ts';
import { ChangeStaff } from './change-staff.ts';
import { InviteStaff } from './invite-staff.ts';
import { listStaff } from './staff.repository.ts';

/** Staff accounts and the settings of the desk, for owners; the names of colleagues, for all staff. */
@Controller()
export class StaffController {
  constructor(
    private readonly inviting: InviteStaff,
    private readonly changing: ChangeStaff,
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
  ) {}

  @Serves(endpoints.listStaff)
  async listStaff() {
    return { items: await listStaff(this.database) };
  }

  @Serves(endpoints.inviteStaff)
  async inviteStaff({ body, staff, request }: Calls['inviteStaff']) {
    return (await this.inviting.invite({ ...body, by: staff.sub, correlationId: request.id })).member;
  }

  @Serves(endpoints.repeatInvitation)
  repeatInvitation({ params, staff, request }: Calls['repeatInvitation']) {
    return this.inviting.again(params.id, { by: staff.sub, correlationId: request.id });
  }

  @Serves(endpoints.withdrawInvitation)
  async withdrawInvitation({ params, staff }: Calls['withdrawInvitation']) {
    await this.inviting.withdraw(params.id, staff.sub);
    return params;
  }

  @Serves(endpoints.changeStaff)
  changeStaff({ params, body, staff, request }: Calls['changeStaff']) {
    return this.changing.change(params.id, body, { by: staff.sub, correlationId: request.id });
  }

  @Serves(endpoints.removeStaffFactors)
  removeStaffFactors({ params, staff, request }: Calls['removeStaffFactors']) {
    return this.changing.removeFactors(params.id, staff.sub, request.id);
  }

  @Serves(endpoints.listColleagues)
  async listColleagues(): Promise<{ items: Colleague[] }> {
    return { items: await listColleagues(this.database) };
  }

  @Serves(endpoints.readSettings)
  async readSettings() {
    return { second_factor_required: await this.settings.secondFactorRequired() };
  }

  @Serves(endpoints.changeSettings)
  async changeSettings({ body, staff, request }: Calls['changeSettings']) {
    const { database, settings } = this;
    const wanted = { required: body.second_factor_required, staffId: staff.sub, correlationId: request.id };
    await requireSecondFactor({ database, settings }, wanted);
    return body;
  }
}
