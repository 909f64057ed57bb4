import { duplicateReasons, type DuplicateReason } from '@blue-peony/contracts';

const made: Record<DuplicateReason, (application: string) => string> = {
  email: (application) => `lower(${application}.email)`,
  phone: (application) => `contact_phone(${application}.whatsapp)`,
  instagram: (application) => `contact_handle(${application}.instagram)`,
  tiktok: (application) => `contact_handle(${application}.tiktok)`,
  onlyfans: (application) => `contact_handle(${application}.onlyfans_username)`,
};

/** What two applications of one person have in common: normalized address, number and handles. */
export const contactKeys = duplicateReasons.map((reason) => `${reason}_key` as const);

export const contactKeysOf = (application: string): string =>
  duplicateReasons.map((reason) => `${made[reason](application)} AS ${reason}_key`).join(', ');
