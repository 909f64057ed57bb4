import type { WhopConfig } from '../config.ts';
import type { CheckoutDraft, Payment, PaymentProvider, WebhookHeaders } from '../shared/payment-provider.ts';
import { openStandardWebhook } from '../shared/standard-webhook.ts';
import { checkoutAnswer, paymentAnswer, paymentsAnswer, toPayment } from './whop-answers.ts';

/**
 * The version that the provider's own SDK 0.0.43 sends (github.com/whopio/whopsdk-typescript): the shapes in this folder are
 * its. Old versions stay by their date, and a date that is none is answered 400 (docs.whop.com/developer/api/versioning).
 */
const apiVersionDate = '2026-08-13';
const limitMs = 10_000;
const pageSize = 100;

/** The hosted checkout of whop.com, over its HTTP API. */
export class WhopProvider implements PaymentProvider {
  readonly name = 'whop';

  constructor(private readonly config: WhopConfig) {}

  async createCheckout({ orderId, title, price, returnUrl }: CheckoutDraft) {
    const answer = await this.call('POST', '/checkout_configurations', {
      idempotencyKey: orderId,
      body: {
        account_id: this.config.accountId,
        mode: 'payment',
        redirect_url: returnUrl,
        metadata: { order_id: orderId },
        plan: {
          plan_type: 'one_time',
          initial_price: price.amount / 100,
          currency: price.currency.toLowerCase(),
          title,
          visibility: 'hidden',
        },
      },
    });
    const { id, purchase_url } = checkoutAnswer.parse(answer);
    if (!purchase_url) throw new Error('No checkout URL received');
    return { id, url: purchase_url };
  }

  async payment(id: string): Promise<Payment | undefined> {
    const answer = await this.call('GET', `/payments/${encodeURIComponent(id)}`);
    return answer === undefined ? undefined : toPayment(paymentAnswer.parse(answer));
  }

  async payments(since: Date, cursor?: string) {
    const query = new URLSearchParams({
      // This version lists by the account's older name.
      company_id: this.config.accountId,
      updated_after: since.toISOString(),
      order: 'created_at',
      direction: 'asc',
      first: String(pageSize),
      ...(cursor && { after: cursor }),
    });
    const { data, page_info } = paymentsAnswer.parse(await this.call('GET', `/payments?${query}`));
    const next = page_info.has_next_page ? (page_info.end_cursor ?? undefined) : undefined;
    return { payments: data.map(toPayment), next };
  }

  openWebhook(body: Buffer, headers: WebhookHeaders) {
    return openStandardWebhook(this.config.webhookSecret, body, headers);
  }

  /** Undefined for 404. @throws Error without anything of the answer, which may quote a buyer */
  private async call(method: string, path: string, given: { body?: object; idempotencyKey?: string } = {}) {
    const response = await fetch(this.config.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${this.config.apiKey}`,
        'api-version-date': apiVersionDate,
        accept: 'application/json',
        ...(given.body && { 'content-type': 'application/json' }),
        ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
      },
      ...(given.body && { body: JSON.stringify(given.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.ok) return (await response.json()) as unknown;
    await response.body?.cancel();
    if (response.status === 404 && method === 'GET') return undefined;
    throw new Error(`Whop answered ${response.status}`);
  }
}
