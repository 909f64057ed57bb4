import type { SpamReason } from '@blue-peony/contracts';

export const spam = {
  mark: (reason: string) => `Looks like spam: ${reason}`,
  reasons: {
    link_in_name: 'a link in the name',
    nonsense: 'nonsense',
    many_from_address: 'many from one email address within an hour',
    many_from_phone: 'many from one phone within an hour',
  } satisfies Record<SpamReason, string>,
  clear: 'Not spam',
  failed: 'The mark could not be taken back.',
} as const;
