import type { CaseReason } from '@blue-peony/contracts';

/** Why a payment matches no order. */
export const caseReasons: Record<CaseReason, string> = {
  amount: 'The amount differs from the price',
  currency: 'The currency differs from the price',
  no_email: 'The provider names no email address',
  unknown_order: 'No matching order',
  second_payment: 'The order was paid twice',
  expired: 'Paid after the order expired',
  unknown_status: 'Unknown payment state',
  after_refund: 'Refunded, then paid again',
};
