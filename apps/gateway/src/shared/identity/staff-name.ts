import { displayNameSchema } from '@blue-peony/contracts';
import type { StaffMemberEntity } from './staff.entity.ts';

/** The name that a person chose, or the part of their address before the @. */
export function nameOf({ email, userMetadata }: Pick<StaffMemberEntity, 'email' | 'userMetadata'>): string {
  const given = displayNameSchema.safeParse(userMetadata['display_name']);
  return given.success ? given.data : email.slice(0, email.lastIndexOf('@'));
}

/** The same in SQL; null when the account is gone. @param staff the table or its alias */
export const sqlNameOf = (staff = 'staff') =>
  `coalesce(nullif(${staff}.user_metadata ->> 'display_name', ''), split_part(${staff}.email, '@', 1))`;
