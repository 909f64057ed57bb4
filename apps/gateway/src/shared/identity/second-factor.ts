import type { StaffMemberEntity } from './staff.entity.ts';

/**
 * Whether an account has a second factor: a passkey, or an authenticator app with an accepted code. Recovery codes do
 * not count, because they only replace such a factor.
 */
export const hasSecondFactor = ({ factors, passkeys }: Pick<StaffMemberEntity, 'factors' | 'passkeys'>): boolean =>
  passkeys.length > 0 || factors.some(({ verifiedAt }) => verifiedAt);
