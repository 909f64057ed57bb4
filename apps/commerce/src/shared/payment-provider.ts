import type { Money } from '@blue-peony/contracts';

/** `open` until money has moved; `disputed` from a dispute's beginning until it is won (then `paid`) or lost (`refunded`). */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'refunded' | 'disputed';

/** A payment as its provider sees it now. */
export type Payment = {
  id: string;
  /** What our checkout put into its metadata; undefined for a payment that is none of ours. */
  orderId: string | undefined;
  status: PaymentStatus;
  /** Minor units. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  email: string | undefined;
};

export type CheckoutDraft = { orderId: string; title: string; price: Money; returnUrl: string };

export type WebhookNotice = { id: string; type: string; paymentId: string | undefined };

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Where buyers pay. Every call ends within ten seconds. */
export interface PaymentProvider {
  readonly name: 'whop' | 'sandbox';
  /** @throws Error when there is no page that a buyer can be sent to */
  createCheckout(draft: CheckoutDraft): Promise<{ id: string; url: string }>;
  /** Undefined when there is no such payment. */
  payment(id: string): Promise<Payment | undefined>;
  /** Payments that have changed since, a page at a time. */
  payments(since: Date, cursor?: string): Promise<{ payments: Payment[]; next: string | undefined }>;
  /** @throws WebhookRefused unless the provider itself has sent this body within the last five minutes */
  openWebhook(body: Buffer, headers: WebhookHeaders): WebhookNotice;
}

export const paymentProvider = Symbol('payment provider');

export type RefusalReason = 'signature' | 'timestamp' | 'body';

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  constructor(readonly reason: RefusalReason) {
    super(`Webhook refused: ${reason}`);
  }
}
