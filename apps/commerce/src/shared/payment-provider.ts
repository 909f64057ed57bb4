import type { Money } from '@blue-peony/contracts';

/** `disputed` until a dispute is won (then `paid`) or lost (`refunded`); `unknown` for a status new to us. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'refunded' | 'disputed' | 'unknown';

export type Payment = {
  id: string;
  /** Order id from the metadata of our checkout; undefined for a payment without one. */
  orderId: string | undefined;
  status: PaymentStatus;
  /** Minor units, as is every amount here. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Tax that the provider added to the price; part of `amount`. */
  tax: number;
  /** The amount in the currency of the price, if the buyer paid in another currency. */
  settled: { amount: number; currency: string } | undefined;
  refunded: number;
  paidAt: Date | undefined;
  sold: readonly string[];
  email: string | undefined;
};

export type CheckoutDraft = { orderId: string; title: string; price: Money; returnUrl: string };

/** `paymentId` is undefined for other kinds of events; `body` is set when we could not parse it. */
export type WebhookNotice = { id: string; type: string; paymentId: string | undefined; body?: Buffer };

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** The payment provider. Every call ends within 10 s. */
export interface PaymentProvider {
  readonly name: 'whop' | 'sandbox';
  /** @throws Error when the provider returns no checkout page */
  createCheckout(draft: CheckoutDraft): Promise<{ id: string; url: string }>;
  payment(id: string): Promise<Payment | undefined>;
  payments(since: Date, cursor?: string): Promise<{ payments: Payment[]; next: string | undefined }>;
  /** Refunds the whole payment; a second call changes nothing. */
  refund(id: string): Promise<void>;
  /** @throws WebhookRefused unless the provider signed this body within the last five minutes */
  openWebhook(body: Buffer, headers: WebhookHeaders): WebhookNotice;
}

export const paymentProvider = Symbol('payment provider');

export type RefusalReason = 'signature' | 'timestamp';

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  constructor(readonly reason: RefusalReason) {
    super(`Webhook refused: ${reason}`);
  }
}
