import type { CaseReason } from '@blue-peony/contracts';

/** What staff read of a payment that matches no order, in English: their working language. */
export const staffCaseMessages = {
  subject: 'A payment is waiting for your decision: {reason}',
  heading: 'A payment matches no order',
  intro: 'Nothing is delivered for it until someone accepts it, refunds it or closes the case, on the Money page.',
  disputed: 'The buyer disputes it. Answer the dispute in the payment provider’s dashboard as well.',
  open: 'Decide',
  labels: { reason: 'Why', paid: 'Paid', buyer: 'Buyer', order: 'Order' },
  nobody: 'no address from the provider',
  noOrder: 'none',
  reasons: {
    amount: 'a different amount',
    currency: 'a different currency',
    no_email: 'no email address',
    unknown_order: 'no matching order',
    second_payment: 'an order paid twice',
    expired: 'after the order expired',
    unknown_status: 'an unknown payment state',
    after_refund: 'a refunded payment that was paid again',
  } satisfies Record<CaseReason, string>,
};
