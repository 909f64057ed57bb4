import type { PersonApplication } from '@blue-peony/contracts';

const states: Record<PersonApplication['state'], string> = {
  open: 'Not replied',
  replied: 'Replied',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

export const people = {
  heading: 'Person',
  applications: 'Applications',
  orders: 'Orders and sessions',
  states,
  score: (score: number) => `score ${score}`,
  same: (reasons: string) => `Same ${reasons}`,
  reasons: { email: 'address', phone: 'number', instagram: 'Instagram', tiktok: 'TikTok', onlyfans: 'OnlyFans' },
  sameAddress: 'Same address',
  mails: (count: number) => (count === 1 ? '1 email' : `${count >= 50 ? '50 or more' : count} emails`),
  session: {
    at: 'session on',
    none: 'session without a date',
    held: 'session held',
    not_shown: 'session not attended',
  },
  merged: (name: string) => `Merged by ${name}`,
  alone: 'No other application or order has this address, number or handle.',
  failed: 'Not everything about this person could be loaded.',
  merge: {
    open: 'Merge',
    openFor: (name: string) => `Merge with ${name}`,
    heading: (name: string) => `Merge with ${name}?`,
    explain:
      'Both are shown as one person. Each keeps its own link, its own time of deletion and its own history. You can undo it.',
    other: 'Merge with another…',
    pick: 'What is of the same person?',
    confirm: 'Merge',
    failed: 'They could not be merged. Please try again.',
    conflict: 'These are one person already.',
  },
  undo: {
    open: 'Undo',
    openFor: (name: string) => `Undo the merge with ${name}`,
    failed: 'The merge could not be undone. Please try again.',
  },
} as const;
