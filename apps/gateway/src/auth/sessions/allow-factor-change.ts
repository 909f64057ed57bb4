import { isPresent, latestProof } from '../../shared/identity/presence.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from './session.entity.ts';

/** @throws AuthError `insufficient_aal` when the account has a second factor and the session has not used it */
export function requireSecondFactor({ staff, aal }: SessionEntity, refusal?: { message?: string; status?: number }) {
  if (aal === 'aal1' && hasSecondFactor(staff)) throw new AuthError('insufficient_aal', refusal);
}

/** @throws AuthError `reauthentication_needed` */
export function requirePresence({ amr }: SessionEntity): void {
  if (!isPresent(latestProof(amr)))
    throw new AuthError('reauthentication_needed', { message: 'Changing factors requires reauthentication' });
}

/**
 * Changing factors needs one that was shown in the last five minutes: a stolen token must not be enough.
 * @throws AuthError `insufficient_aal`, `reauthentication_needed`
 */
export function allowFactorChange(session: SessionEntity, refusal?: { message: string; status?: number }) {
  requireSecondFactor(session, refusal);
  requirePresence(session);
}
