import type { CaseState, OrderStatus, WithdrawalState } from '@blue-peony/contracts';

const states: Record<OrderStatus, string> = {
  pending: 'Not paid',
  review: 'Payment in review',
  paid: 'Paid',
  disputed: 'Disputed',
  refunded: 'Refunded',
  expired: 'Never paid',
  closed: 'Closed',
};

export const caseStates: Record<CaseState, string> = {
  open: 'To decide',
  accepted: 'Accepted',
  refunded: 'Refunded',
  closed: 'Closed',
};

export const withdrawalStates: Record<WithdrawalState, string> = {
  open: 'To decide',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

export const shop = {
  states,
  guide: 'Digital guide',
  session: (hours: number) => (hours === 1 ? 'Session, 1 hour' : `Session, ${hours} hours`),
  noEmail: 'No email yet',
} as const;

export const productText = ({ hours }: { hours: number | null }): string =>
  hours === null ? shop.guide : shop.session(hours);
