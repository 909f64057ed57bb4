import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { mailStaff } from '../../shared/staff-mails.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Occasion } from '../../shared/device-name.ts';
import { forgetOthers, hashDevice } from '../devices/known-devices.repository.ts';
import { forgetCodes } from '../codes/one-time-codes.repository.ts';
import { passwordLength, passwordWeaknesses } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Reveals nothing about the current password, so it needs no proof of presence. @throws AuthError `weak_password` */
export function refuseWeak(password: string, staff: StaffMemberEntity): void {
  if (password.length > passwordLength.max) throw new AuthError('validation_failed');
  const reasons = passwordWeaknesses(password, staff);
  if (reasons.length > 0) throw new AuthError('weak_password', { reasons });
}

type Change = { correlationId: string; device: string | undefined; occasion: Occasion };

/**
 * Sets the new password, ends all other sessions and all codes that could set one, and forgets all other devices. Call it
 * only with proof of presence: otherwise `same_password` would confirm a thief's guess.
 * @throws AuthError `same_password`
 */
export async function changePassword(
  sessions: SessionsRepository,
  manager: EntityManager,
  session: SessionEntity,
  password: string,
  { correlationId, device, occasion }: Change,
): Promise<void> {
  const { staff } = session;
  if (staff.passwordHash && (await verifyPassword(staff.passwordHash, password))) throw new AuthError('same_password');
  const passwordHash = await hashPassword(password);
  const photoEpoch = () => 'photo_epoch + 1';
  await manager.update(StaffMemberEntity, { id: staff.id }, { passwordHash, photoEpoch, updatedAt: () => 'now()' });
  await sessions.end(session, 'others', manager);
  await forgetCodes(staff.id, ['recovery', 'invite', 'reauthentication', 'pkce'], manager);
  await forgetOthers(staff.id, device === undefined ? null : hashDevice(device), manager);
  await writeAudit(manager, { staffId: staff.id, action: 'password.changed' });
  const notice = { kind: 'password_changed', to: staff.email, ...occasion } as const;
  await mailStaff(manager, { staffId: staff.id, correlationId, mail: notice });
}
