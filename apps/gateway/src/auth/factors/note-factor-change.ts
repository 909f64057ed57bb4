import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { mailOwners, mailStaff } from '../../shared/staff-mails.ts';
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

/**
 * Logs a change of factors in the audit, and notifies the account holder and all owners, in the caller's transaction.
 * @param subject the id of the factor, or of the set of recovery codes
 */
export async function noteFactorChange(
  manager: EntityManager,
  { staffId, staff }: SessionEntity,
  { subject, ...change }: Change & { subject: string },
  { requestId: correlationId }: Caller,
): Promise<void> {
  const detail = 'factor' in change ? change.factor : 'left' in change ? String(change.left) : '';
  await writeAudit(manager, { staffId, action: actions[change.kind], subject, detail });
  const at = new Date().toISOString();
  await mailStaff(manager, { staffId, correlationId, mail: { ...change, to: staff.email, at } });
  if (change.kind === 'recovery_code_used') return;
  const { kind, ...what } = change;
  const notice = { kind: 'staff_factor_changed', change: kind, ...what, about: staff.email, at } as const;
  await mailOwners(manager, correlationId, notice);
}
