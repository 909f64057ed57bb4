import type { CaseReason, CaseState } from '@blue-peony/contracts';

const reasons: Record<CaseReason, string> = {
  amount: 'Another amount than the price',
  currency: 'Another currency than the price',
  no_email: 'The provider names no e-mail address',
  unknown_order: 'No order known',
  second_payment: 'The order was paid twice',
  expired: 'Paid after the order had ended',
  unknown_status: 'In a state that we do not know',
  after_refund: 'Returned, and now here again',
};

const states: Record<CaseState, string> = {
  open: 'To decide',
  accepted: 'Accepted',
  refunded: 'Returned',
  closed: 'Closed',
};

/** Texts of the page about payments that match no order. */
export const money = {
  heading: 'Payments that match no order',
  lead: 'For these nothing is delivered until somebody decides. The buyer has a mail that somebody looks within 24 hours.',
  state: 'State',
  any: 'Any',
  loading: 'Loading payments...',
  failed: 'Failed to fetch payments.',
  empty: 'Every payment has its order. There is nothing to decide.',
  noMatch: 'No payment in this state.',
  more: 'Only the newest 50 are shown.',
  waiting: (count: number) =>
    count === 1 ? '1 payment waits for a decision.' : `${count} payments wait for a decision.`,
  reasons,
  states,
  noEmail: 'Nobody named',
  paid: 'Paid',
  price: 'Price',
  payment: 'Payment',
  order: 'Order',
  disputed: 'The buyer disputes this payment. Answer the dispute at the provider as well.',
  guide: 'Digital guide',
  session: (hours: number) => (hours === 1 ? 'Session, 1 hour' : `Session, ${hours} hours`),
  cancel: 'Cancel',
  done: {
    accepted: 'Accepted. The buyer gets the receipt.',
    refunded: 'Returned.',
    closed: 'Closed.',
    open: 'The provider is returning it. The state here follows by itself.',
  },
  errors: {
    version_conflict: 'This payment has changed in the meantime. Look at it again.',
    refund_failed:
      'The provider did not return the payment. Try again later, or return it in the provider’s dashboard: this page follows.',
    upstream_unavailable: 'The provider does not answer. Nothing was changed; please try again.',
    validation_failed: 'Something is missing: check the fields.',
    forbidden: 'Only owners return money.',
    other: 'That did not work. Please try again.',
  },
  accept: {
    open: 'Accept',
    heading: 'Accept the payment as it is?',
    explain: 'What was bought is delivered at once, and the buyer gets the receipt.',
    email: 'E-mail of the buyer',
    product: 'What was bought',
    choose: 'Choose',
    language: 'Language of the buyer',
    confirm: 'Accept and deliver',
  },
  refund: {
    open: 'Return the money',
    heading: 'Return the whole payment?',
    explain: (sum: string) =>
      `${sum} goes back to the buyer through the provider, who is told by mail. This cannot be undone.`,
    confirm: 'Return it',
  },
  close: {
    open: 'Close',
    heading: 'Close without a delivery?',
    explain: 'Nothing is delivered or returned, and no mail is sent. The reason stays with the payment.',
    reason: 'Reason',
    confirm: 'Close',
  },
} as const;
