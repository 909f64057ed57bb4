import type { StaffMember } from './staff.entity.ts';

/** A factor counts once a code of it was accepted. */
export const hasSecondFactor = ({ factors }: Pick<StaffMember, 'factors'>): boolean =>
  factors.some(({ verifiedAt }) => verifiedAt);
