import { expect, test } from '@jest/globals';
import { Whop } from '@whop/sdk';
import type {
  CheckoutConfigurationCreateParams,
  CheckoutConfigurationCreateResponse,
} from '@whop/sdk/resources/checkout-configurations';
import type { FriendlyReceiptStatus, Payment as SdkPayment } from '@whop/sdk/resources/shared';
import type { WebhookEvent } from '@whop/sdk/resources/webhooks';
import type { z } from 'zod';
import type { PaymentStatus } from '../src/shared/payment-provider.ts';
import { checkoutAnswer, paymentAnswer, toPayment } from '../src/whop/whop-answers.ts';
import { apiVersionDate, type WhopProvider } from '../src/whop/whop-provider.ts';
import { payment } from './whop-fixtures.ts';

// The newest SDK that npm has is the provider's own word on its shapes. A shape that differs fails the type check.

type Fits<Given extends Wanted, Wanted> = Given;
type Body = ReturnType<WhopProvider['checkoutOf']>;
export type Shapes = [
  Fits<SdkPayment, z.input<typeof paymentAnswer>>,
  Fits<Pick<CheckoutConfigurationCreateResponse, 'id' | 'purchase_url'>, z.input<typeof checkoutAnswer>>,
  Fits<Body, CheckoutConfigurationCreateParams>,
  // A field that the SDK does not know is not sent.
  Fits<keyof Body, keyof CheckoutConfigurationCreateParams>,
  Fits<keyof Body['plan'], keyof CheckoutConfigurationCreateParams.Plan>,
];

const statuses: Record<FriendlyReceiptStatus, PaymentStatus> = {
  succeeded: 'paid',
  partially_refunded: 'paid',
  dispute_won: 'paid',
  dispute_warning_closed: 'paid',
  dispute_closed: 'paid',
  resolution_won: 'paid',
  refunded: 'refunded',
  auto_refunded: 'refunded',
  dispute_lost: 'refunded',
  resolution_lost: 'refunded',
  dispute_warning: 'disputed',
  dispute_needs_response: 'disputed',
  dispute_warning_needs_response: 'disputed',
  dispute_under_review: 'disputed',
  dispute_warning_under_review: 'disputed',
  open_dispute: 'disputed',
  resolution_needs_response: 'disputed',
  resolution_under_review: 'disputed',
  open_resolution: 'disputed',
  pending: 'open',
  past_due: 'open',
  drafted: 'open',
  incomplete: 'open',
  unresolved: 'open',
  failed: 'failed',
  canceled: 'failed',
  price_too_low: 'failed',
  uncollectible: 'failed',
};

test.each(Object.entries(statuses))('a payment that the newest SDK calls %s is %s to us', (substatus, status) => {
  expect(toPayment(paymentAnswer.parse({ ...payment, substatus })).status).toBe(status);
});

const heard = [
  'payment.created',
  'payment.succeeded',
  'payment.failed',
  'payment.pending',
  'refund.created',
  'refund.updated',
  'dispute.created',
  'dispute.updated',
  'resolution_center_case.created',
  'resolution_center_case.updated',
  'resolution_center_case.decided',
] as const satisfies readonly WebhookEvent[];

test('the events that we act on are those of the newest SDK, and its version is the one that we send', () => {
  expect(heard.every((type) => /^(payment|refund|dispute|resolution_center_case)[._]/.test(type))).toBe(true);
  expect(new Whop({ apiKey: 'key' }).version).toBe(apiVersionDate);
});
