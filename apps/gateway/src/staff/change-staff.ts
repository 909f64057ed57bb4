import type { StaffMember, StaffRole } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { addressOf, mailOwners, mailStaff } from '../shared/staff-mails.ts';
import { forgetCodes } from '../auth/codes/one-time-codes.repository.ts';
import { SessionsRepository } from '../auth/sessions/sessions.repository.ts';
import { changeOfStaff, findMember, hasOwner, removeFactors, setBanned, setRole } from './staff.repository.ts';

type Actor = { by: string; correlationId: string };

type Change = { role?: StaffRole | undefined; banned?: boolean | undefined };

@Injectable()
export class ChangeStaff {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
  ) {}

  /** Takes effect with the next call, also in open sessions. @throws AppError `not_found`, `last_owner` */
  async change(id: string, { role, banned }: Change, actor: Actor): Promise<StaffMember> {
    const { by } = actor;
    return changeOfStaff(this.database, async (manager) => {
      const before = await this.known(id, manager);
      if (role !== undefined && role !== before.role) await this.giveRole(before, role, actor, manager);
      if (banned !== undefined && banned !== (before.banned_at !== null)) {
        await setBanned(id, banned, manager);
        if (banned) await this.shutOut(id, manager);
        const action = banned ? 'staff.banned' : 'staff.unbanned';
        await writeAudit(manager, { staffId: by, action, subject: id });
      }
      if (!(await hasOwner(manager))) throw new AppError('last_owner');
      return this.known(id, manager);
    });
  }

  /**
   * Removes a staff member's factors, for example after a lost phone. That person and the owners get a mail for each
   * kind of factor. @throws AppError `not_found`
   */
  async removeFactors(id: string, by: string | null, correlationId: string): Promise<StaffMember> {
    return changeOfStaff(this.database, async (manager) => {
      const { email, factors } = await this.known(id, manager);
      await removeFactors(id, manager);
      await this.sessions.endAll(id, manager);
      await writeAudit(manager, { staffId: by, action: 'staff.factors-removed', subject: id });
      const owner = by === null ? undefined : await findMember(by, manager);
      for (const factor of factors) {
        const facts = { factor, at: new Date().toISOString() };
        const mail = { kind: 'factor_removed', to: email, ...facts } as const;
        const notice = { kind: 'staff_factor_changed', change: 'factor_removed', about: email, ...facts } as const;
        await mailStaff(manager, { staffId: id, correlationId, mail });
        await mailOwners(manager, correlationId, { ...notice, by: owner?.email });
      }
      return this.known(id, manager);
    });
  }

  /** Notifies the staff member and every owner, including a staff member who stops being one. */
  private async giveRole({ id, email }: StaffMember, role: StaffRole, actor: Actor, manager: EntityManager) {
    const { by: staffId, correlationId } = actor;
    const at = new Date().toISOString();
    const by = await addressOf(manager, staffId);
    const notice = { kind: 'staff_role_changed', role, about: email, by, at } as const;
    await mailOwners(manager, correlationId, notice);
    const mail = { kind: 'role_changed', role, to: email, at } as const;
    await mailStaff(manager, { staffId: id, correlationId, mail });
    await setRole(id, role, manager);
    await writeAudit(manager, { staffId, action: 'staff.role-changed', subject: id, detail: role });
  }

  private async shutOut(id: string, manager: EntityManager): Promise<void> {
    await this.sessions.endAll(id, manager);
    await forgetCodes(id, ['recovery', 'invite', 'email', 'reauthentication', 'pkce'], manager);
  }

  private async known(id: string, manager: EntityManager): Promise<StaffMember> {
    return found(await findMember(id, manager));
  }
}
