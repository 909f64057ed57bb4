/**
 * The mailbox of an address, as SQL: spellings that most mail servers treat alike (upper case, a part after a plus sign)
 * are one. `recipientTag` has the same rule.
 */
export const mailboxOf = (email: string): string => `regexp_replace(lower(${email}), '\\+[^@]*(?=@)', '')`;
