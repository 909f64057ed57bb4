import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { StaffMails } from '../../shared/staff-mails.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';

type Change =
  | { kind: 'factor_added' | 'factor_removed'; factor: 'totp' | 'passkey' }
  | { kind: 'recovery_codes_made' }
  | { kind: 'recovery_code_used'; left: number };

const actions = {
  factor_added: 'factor.added',
  factor_removed: 'factor.removed',
  recovery_codes_made: 'recovery-codes.made',
  recovery_code_used: 'recovery-code.used',
} as const;

/** Logs a change of factors in the audit, and notifies the account holder and all owners. */
@Injectable()
export class NoteFactorChange {
  constructor(
    private readonly audit: Audit,
    private readonly mails: StaffMails,
  ) {}

  /**
   * Runs in the caller's transaction.
   * @param subject the id of the factor, or of the set of recovery codes
   * @returns a function to call after the commit, which sends the mails
   */
  async note(
    manager: EntityManager,
    { staffId, staff }: SessionEntity,
    { subject, ...change }: Change & { subject: string },
    { requestId: correlationId }: Caller,
  ): Promise<() => void> {
    const detail = 'factor' in change ? change.factor : 'left' in change ? String(change.left) : '';
    await this.audit.record({ staffId, action: actions[change.kind], subject, detail }, manager);
    const at = new Date().toISOString();
    const mail = { ...change, to: staff.email, at };
    const tellHer = await this.mails.add(manager, { staffId, correlationId, mail });
    if (change.kind === 'recovery_code_used') return tellHer;
    const { kind, ...what } = change;
    const notice = { kind: 'staff_factor_changed', change: kind, ...what, about: staff.email, at } as const;
    const tellOwners = await this.mails.addForOwners(manager, correlationId, notice);
    return () => {
      tellHer();
      tellOwners();
    };
  }

  /** Logs a wrong code outside of any transaction, so that a rollback does not remove the entry. */
  async refused(staffId: string, subject: string): Promise<void> {
    await this.audit.record({ staffId, action: 'factor.refused', subject });
  }
}
