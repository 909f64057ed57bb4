import type { NoticeKind } from '@blue-peony/contracts';

export const notices = {
  open: (unseen: number) => (unseen === 0 ? 'Notices' : `Notices, ${unseen} new`),
  heading: 'Notices',
  none: 'No colleague has assigned you anything or mentioned you.',
  kinds: {
    assigned: (who: string) => `${who} assigned to you`,
    mentioned: (who: string) => `${who} mentioned you in a note about`,
  } satisfies Record<NoticeKind, (who: string) => string>,
  isNew: 'new',
  seeAll: 'Mark all as seen',
  failed: 'That could not be saved.',
  close: 'Close',
} as const;
