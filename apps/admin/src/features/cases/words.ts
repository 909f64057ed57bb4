import { claims } from '@blue-peony/agency';
import { caseReasons } from '../../i18n/case-reasons.ts';
import { caseStates } from '../../i18n/shop.ts';

/** Texts of the page about payments that match no order. */
export const money = {
  heading: 'Payments that match no order',
  lead: 'Nothing is delivered for these until someone decides.',
  state: 'State',
  any: 'Any',
  loading: 'Loading payments...',
  failed: 'Failed to fetch payments.',
  empty: 'There is nothing to decide.',
  emptyExplain: 'Every payment has its order.',
  q: 'Search',
  hint: 'Address, payment or order',
  noMatch: 'No payment matches.',
  more: 'Only the newest 50 are shown.',
  waiting: (count: number) =>
    count === 1 ? '1 payment waits for a decision.' : `${count} payments wait for a decision.`,
  reasons: caseReasons,
  states: caseStates,
  noEmail: 'No address named',
  told: `The buyer is told by email that someone looks within ${claims.replyHours} h.`,
  untold: 'The buyer was not emailed, because no address is known.',
  /** In the place of the reason, once staff have agreed to it. */
  agreed: 'Agreed as it was paid',
  product: 'Product',
  handOver: {
    explain: 'Only an owner can refund.',
    copy: 'Copy a note for an owner',
    copied: 'Copied.',
    note: (id: string, sum: string, from: string, link: string) =>
      `Please decide about a payment of ${sum} from ${from} (${id}): ${link}`,
  },
  paid: 'Paid',
  price: 'Price',
  payment: 'Payment',
  order: 'Order',
  disputed: 'The buyer disputes this payment. Answer the dispute at the provider as well.',
  done: {
    accepted: 'Accepted. The buyer gets the receipt.',
    refunded: 'Refunded.',
    closed: 'Closed.',
    open: 'The provider is refunding it. The state here updates on its own.',
  },
  problems: {
    version_conflict: 'This payment has changed in the meantime. Look at it again.',
    refund_failed:
      'The provider did not refund the payment. Try again later, or refund it in the provider’s dashboard: this page updates on its own.',
    upstream_unavailable: 'The provider is not responding. Nothing was changed; please try again.',
    validation_failed: 'Something is missing: check the fields.',
    forbidden: 'Only owners can issue refunds.',
  } as Record<string, string>,
  problem: 'That didn’t work. Please try again.',
  accept: {
    open: 'Accept',
    heading: 'Accept the payment as it is?',
    explain: 'What was bought is delivered at once, and the buyer gets the receipt.',
    email: 'Email of the buyer',
    product: 'What was bought',
    choose: 'Choose',
    language: 'Language of the buyer',
    confirm: 'Accept and deliver',
  },
  refund: {
    open: 'Refund',
    heading: 'Refund the whole payment?',
    explain: (sum: string) => `The provider refunds ${sum} to the buyer, who also gets an email. This can’t be undone.`,
    confirm: 'Refund it',
  },
  close: {
    open: 'Close',
    heading: 'Close without a delivery?',
    explain: 'Nothing is delivered or refunded, and no email is sent. The reason stays with the payment.',
    reason: 'Reason',
    confirm: 'Close',
  },
} as const;
