import type { StaffMemberEntity } from './staff.entity.ts';

/** An authenticator app counts once a code of it was accepted. Recovery codes only stand in for what there is. */
export const hasSecondFactor = ({ factors, passkeys }: Pick<StaffMemberEntity, 'factors' | 'passkeys'>): boolean =>
  passkeys.length > 0 || factors.some(({ verifiedAt }) => verifiedAt);
