import { isPresent, latestProof } from '../../shared/identity/presence.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';

/** @throws AuthError `insufficient_aal` for a session at one factor of somebody who has two */
export function requireSecondFactor({ staff, aal }: SessionEntity, refusal?: { message: string; status?: number }) {
  if (aal === 'aal1' && hasSecondFactor(staff)) throw new AuthError('insufficient_aal', refusal);
}

/** @throws AuthError `reauthentication_needed` */
export function requirePresence({ amr }: SessionEntity): void {
  if (!isPresent(latestProof(amr)))
    throw new AuthError('reauthentication_needed', { message: 'Changing factors requires reauthentication' });
}

/**
 * Who changes the way in has just shown a factor herself: a stolen token is no proof of that.
 * @throws AuthError `insufficient_aal`, `reauthentication_needed`
 */
export function allowFactorChange(session: SessionEntity, refusal?: { message: string; status?: number }) {
  requireSecondFactor(session, refusal);
  requirePresence(session);
}
