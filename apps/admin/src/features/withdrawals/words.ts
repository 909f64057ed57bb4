import type { Verdict } from '@blue-peony/contracts';
import { withdrawalStates } from '../../i18n/shop.ts';

const verdicts: Record<Verdict, string> = {
  right: 'In time, and the right has not ended',
  late: 'After the period of withdrawal',
  downloaded: 'The right ended with the download, by the buyer’s consent',
  held: 'The right ended with the session, by the buyer’s consent',
  refunded: 'The payment was refunded before',
  repeated: 'This order was withdrawn from before',
  unpaid: 'The order was never paid',
  unknown: 'No order has this reference',
};

/** Texts of the list of withdrawals. */
export const withdrawals = {
  heading: 'Withdrawals',
  lead: 'What a buyer submits by the order’s page or confirms by mail takes effect by itself. The rest is yours to decide. Each says until when the money must be back.',
  waiting: (count: number) =>
    count === 1
      ? '1 withdrawal waits for a decision or a refund.'
      : `${count} withdrawals wait for a decision or a refund.`,
  failed: 'Failed to fetch withdrawals.',
  more: 'Only the newest 50 are shown.',
  states: withdrawalStates,
  verdicts,
  refunded: 'Refunded',
  unproven: 'Not confirmed by the order’s own address yet',
  proven: 'Confirmed by the buyer',
  statements: (count: number) => `${count} open statements about this order; the first one counts.`,
  email: 'Submitted with',
  contract: 'Contract',
  order: 'Order',
  refundBy: (left: number) =>
    left < 0 ? 'The refund is overdue' : left === 1 ? '1 day left to refund' : `${left} days left to refund`,
  accept: {
    open: 'Accept',
    heading: 'Accept the withdrawal?',
    explain: 'It takes effect as of its submission: the download links end, and the refund is due.',
    reference: 'Reference of the order',
    confirm: 'Accept',
  },
  close: {
    open: 'Close',
    heading: 'Close without a withdrawal?',
    explain: 'The order stays as it is, and no email is sent. The reason stays with the withdrawal.',
    reason: 'Reason',
    confirm: 'Close',
  },
  refund: {
    open: (sum: string) => `Refund ${sum}`,
    heading: 'Refund the whole payment?',
    explain:
      'The provider refunds it to the buyer, who also gets an email. For a session that has begun, refund the rest in the provider’s dashboard instead.',
    confirm: 'Refund it',
  },
  done: { accept: 'Accepted.', close: 'Closed.', refund: 'The provider is refunding it.' },
  problems: {
    version_conflict: 'This has changed in the meantime, or its order is not paid. Look at it again.',
    not_found: 'No order has this reference.',
  } as Record<string, string>,
  problem: 'That didn’t work. Please try again.',
} as const;
