import type { StaffMember, StaffRole } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { forgetCodes } from '../auth/codes/one-time-codes.repository.ts';
import { type IssuedCode, OneTimeCodes } from '../auth/codes/one-time-codes.ts';
import { findStaffByEmail } from '../shared/identity/staff-directory.repository.ts';
import { addInvited, changeOfStaff, findMember, hasOwner, removeMember } from './staff.repository.ts';

type Invitation = {
  email: string;
  role: StaffRole;
  /** Id of the owner; null for the operator. */ by: string | null;
  correlationId: string;
};

/** Creates an account and mails its holder a link to set a password. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly database: DataSource,
    private readonly codes: OneTimeCodes,
  ) {}

  /**
   * Invites again a person who has not joined yet; earlier invitations become invalid. @throws AppError `staff_exists`
   */
  async invite({ email, role, by, correlationId }: Invitation): Promise<{ member: StaffMember; issued: IssuedCode }> {
    return changeOfStaff(this.database, async (manager) => {
      const id = await this.add({ email, role, by }, manager);
      const issued = await this.codes.send(manager, { staffId: id, purpose: 'invite', email, correlationId });
      return { issued, member: (await findMember(id, manager))! };
    });
  }

  /**
   * Lets the first owner in by a code that whoever runs the server reads on its terminal: half an hour, five tries.
   * @throws AppError `staff_exists` once there is an owner
   */
  async first(email: string): Promise<IssuedCode> {
    return changeOfStaff(this.database, async (manager) => {
      if (await hasOwner(manager)) throw new AppError('staff_exists');
      const staffId = await this.add({ email, role: 'owner', by: null }, manager);
      return this.codes.issue(manager, { staffId, purpose: 'invite', email }, { seconds: 1_800, tries: 5 });
    });
  }

  private async add({ email, role, by }: Omit<Invitation, 'correlationId'>, manager: EntityManager): Promise<string> {
    const known = await findStaffByEmail(email, manager);
    if (known?.confirmedAt || known?.bannedAt) throw new AppError('staff_exists');
    const id = await addInvited(email, role, manager);
    await forgetCodes(id, ['invite'], manager);
    await writeAudit(manager, { staffId: by, action: 'staff.invited', subject: id, detail: role });
    return id;
  }

  /** Sends the invitation again with the same role. @throws AppError `not_found` for a person who has joined */
  async again(id: string, by: { by: string; correlationId: string }): Promise<StaffMember> {
    const { email, role } = await changeOfStaff(this.database, (manager) => this.invited(id, manager));
    return (await this.invite({ email, role, ...by })).member;
  }

  /** Deletes the invited account. @throws AppError `not_found` for a person who has joined */
  async withdraw(id: string, by: string): Promise<void> {
    await changeOfStaff(this.database, async (manager) => {
      await this.invited(id, manager);
      await removeMember(id, manager);
      await writeAudit(manager, { staffId: by, action: 'staff.invitation-withdrawn', subject: id });
    });
  }

  private async invited(id: string, manager: EntityManager): Promise<StaffMember> {
    const member = await findMember(id, manager);
    if (!member || member.confirmed_at) throw new AppError('not_found');
    return member;
  }
}
