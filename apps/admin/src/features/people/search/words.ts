import type { PersonApplication } from '@blue-peony/contracts';
import { caseStates, withdrawalStates } from '../../../i18n/shop.ts';

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
  cases: caseStates,
  withdrawals: withdrawalStates,
} as const;
