import type { StaffMemberEntity } from './staff.entity.ts';

/** A factor counts once a code of it was accepted. */
export const hasSecondFactor = ({ factors }: Pick<StaffMemberEntity, 'factors'>): boolean =>
  factors.some(({ verifiedAt }) => verifiedAt);
