import type { PersonApplication, WithdrawalState } from '@blue-peony/contracts';

const withdrawalStates: Record<WithdrawalState, string> = {
  open: 'To decide',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

export const search = {
  open: 'Search everything',
  hint: 'Name, address, number, reference…',
  groups: {
    applications: 'People',
    orders: 'Orders',
    payments: 'Payments without an order',
    withdrawals: 'Withdrawals',
  },
  searching: 'Searching…',
  none: 'Nothing found.',
  away: (group: string) => `${group}: could not be searched now.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: {
    applications: 'More in the list',
    orders: 'More orders',
    payments: 'More payments',
    withdrawals: 'More withdrawals',
  },
  noEmail: 'No address named',
  states: { replied: 'Replied', open: 'Not replied' } satisfies Partial<Record<PersonApplication['state'], string>>,
  closed: 'Closed',
  score: (score: number) => `score ${score}`,
  cases: { open: 'To decide', accepted: 'Accepted', refunded: 'Refunded', closed: 'Closed' },
  withdrawals: withdrawalStates,
} as const;
