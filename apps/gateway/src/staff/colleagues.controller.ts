import { endpoints, type Colleague } from '@blue-peony/contracts';
import { Controller } from '@nestjs/common';
import { Serves } from '../edge/serves.ts';
import { StaffDirectory } from '../shared/identity/staff-directory.ts';
import { nameOf } from '../shared/identity/staff-name.ts';

/** Names of the staff members, for all staff. */
@Controller()
export class ColleaguesController {
  constructor(private readonly staff: StaffDirectory) {}

  @Serves(endpoints.listColleagues)
  async listColleagues(): Promise<{ items: Colleague[] }> {
    const members = await this.staff.list();
    const items = members.map((member) => ({
      id: member.id,
      name: nameOf(member),
      role: member.role,
      ...((member.bannedAt || !member.confirmedAt) && { away: true as const }),
    }));
    return { items };
  }
}
