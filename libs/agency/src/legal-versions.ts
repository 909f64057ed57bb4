/**
 * Versions of the owner's own legal texts, which follow the delivered ones: the day of each, and with its number a later
 * one of the same day (`2026-12-01.2`).
 */
export const legalVersions: string[] = [];
