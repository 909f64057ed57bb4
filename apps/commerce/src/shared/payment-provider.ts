import type { Money } from '@blue-peony/contracts';

/**
 * `open` until money has moved; `disputed` from the beginning of a dispute or of a case at the provider until it is won (then
 * `paid`) or lost (`refunded`); `unknown` for a word of the provider that we do not know.
 */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'refunded' | 'disputed' | 'unknown';

/** A payment as its provider sees it now. */
export type Payment = {
  id: string;
  /** What our checkout put into its metadata; undefined for a payment that none of our checkouts has asked for. */
  orderId: string | undefined;
  status: PaymentStatus;
  /** Minor units, as is every amount here. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Of the amount, the tax that the provider put on top of the price. */
  tax: number;
  /** The same amount in the currency of the price, where the buyer paid in another. */
  settled: { amount: number; currency: string } | undefined;
  refunded: number;
  paidAt: Date | undefined;
  /** The provider's ids of the plan and the product. */
  sold: readonly string[];
  email: string | undefined;
};

export type CheckoutDraft = { orderId: string; title: string; price: Money; returnUrl: string };

/** `paymentId` is undefined for an event of another kind, `body` is there when we could not read it. */
export type WebhookNotice = { id: string; type: string; paymentId: string | undefined; body?: Buffer };

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Where buyers pay. Every call ends within ten seconds, and a checkout within thirty. */
export interface PaymentProvider {
  readonly name: 'whop' | 'sandbox';
  /** @throws Error when there is no page that a buyer can be sent to */
  createCheckout(draft: CheckoutDraft): Promise<{ id: string; url: string }>;
  /** Undefined when there is no such payment. */
  payment(id: string): Promise<Payment | undefined>;
  /** Payments that have changed since, a page at a time. */
  payments(since: Date, cursor?: string): Promise<{ payments: Payment[]; next: string | undefined }>;
  /** Returns the whole payment; a second call for it changes nothing. */
  refund(id: string): Promise<void>;
  /** @throws WebhookRefused unless the provider itself has sent this body within the last five minutes */
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
