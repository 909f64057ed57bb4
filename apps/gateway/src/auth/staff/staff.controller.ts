import { endpoints, staffChangeSchema, staffInviteSchema } from '@blue-peony/contracts';
import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { Endpoint } from '../../shared/endpoint.ts';
import { CurrentStaff } from '../../shared/identity/staff.guard.ts';
import { ChangeStaff } from './change-staff.ts';
import { InviteStaff } from './invite-staff.ts';
import { StaffRepository } from './staff.repository.ts';

/** Who works at the desk: for owners. */
@Controller()
@ApiTags('Owners')
export class StaffController {
  constructor(
    private readonly staff: StaffRepository,
    private readonly inviting: InviteStaff,
    private readonly changing: ChangeStaff,
  ) {}

  @Endpoint(endpoints.listStaff)
  async listStaff() {
    return { items: await this.staff.list() };
  }

  @Endpoint(endpoints.inviteStaff)
  async inviteStaff(
    @Body({ schema: staffInviteSchema }) invited: z.output<typeof staffInviteSchema>,
    @CurrentStaff() { sub: by }: StaffIdentity,
    @CurrentCaller() { requestId: correlationId }: Caller,
  ) {
    return (await this.inviting.invite({ ...invited, by, correlationId })).member;
  }

  @Endpoint(endpoints.changeStaff)
  changeStaff(
    @Param('id') id: string,
    @Body({ schema: staffChangeSchema }) change: z.output<typeof staffChangeSchema>,
    @CurrentStaff() { sub: by }: StaffIdentity,
  ) {
    return this.changing.change(known(id), change, by);
  }

  @Endpoint(endpoints.removeStaffFactors)
  removeStaffFactors(@Param('id') id: string, @CurrentStaff() { sub: by }: StaffIdentity) {
    return this.changing.removeFactors(known(id), by);
  }
}

/** @throws AppError `not_found` for what cannot be an id */
function known(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new AppError('not_found');
  return id;
}
