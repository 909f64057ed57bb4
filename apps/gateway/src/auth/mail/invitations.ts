import { invitationDays } from '@blue-peony/contracts';

export const invitationIsOpen = (invitedAt: Date | null): boolean =>
  invitedAt !== null && invitedAt.getTime() > Date.now() - invitationDays * 86_400_000;
