import { setTimeout as sleep } from 'node:timers/promises';
import type { WhopConfig } from '../config.ts';
import type { CheckoutDraft, Payment, PaymentProvider, WebhookHeaders } from '../shared/payment-provider.ts';
import { openStandardWebhook } from '../shared/standard-webhook.ts';
import { checkoutAnswer, paymentAnswer, paymentsAnswer, toPayment } from './whop-answers.ts';

/** The version of the newest SDK (@whop/sdk), to whose types a test holds this folder. */
export const apiVersionDate = '2026-07-20';
const limitMs = 10_000;
const pageSize = 100;
/** Pauses between attempts to create a checkout; the idempotency key makes them one. */
const pausesMs = [300, 1_200];

type Given = { body?: object; idempotencyKey?: string; signal?: AbortSignal };

/** Carries nothing of the answer's body, which may contain a buyer's data. */
class WhopRefusal extends Error {
  override readonly name = 'WhopRefusal';
  constructor(readonly status: number) {
    super(`Whop answered ${status}`);
  }
}

const isPassing = (error: unknown) =>
  error instanceof WhopRefusal && (error.status === 409 || error.status === 429 || error.status >= 500);

export class WhopProvider implements PaymentProvider {
  readonly name = 'whop';

  constructor(private readonly config: WhopConfig) {}

  async createCheckout(draft: CheckoutDraft) {
    const given = { idempotencyKey: draft.orderId, body: this.checkoutOf(draft), signal: AbortSignal.timeout(limitMs) };
    const answer = await this.patiently(() => this.call('POST', '/checkout_configurations', given), given.signal);
    const { id, purchase_url } = checkoutAnswer.parse(answer);
    if (!purchase_url) throw new Error('No checkout URL received');
    return { id, url: purchase_url };
  }

  async payment(id: string): Promise<Payment | undefined> {
    const answer = await this.call('GET', `/payments/${encodeURIComponent(id)}`);
    return answer === undefined ? undefined : toPayment(paymentAnswer.parse(answer));
  }

  async payments(since: Date, cursor?: string) {
    const query = this.list({ updated_after: since.toISOString(), ...(cursor && { after: cursor }) });
    const { data, page_info } = paymentsAnswer.parse(await this.call('GET', query));
    const next = page_info.has_next_page ? (page_info.end_cursor ?? undefined) : undefined;
    return { payments: data.map(toPayment), next };
  }

  async refund(id: string): Promise<void> {
    const idempotencyKey = `refund-${id}`;
    await this.call('POST', `/payments/${encodeURIComponent(id)}/refund`, { body: {}, idempotencyKey });
  }

  /** @returns whether the API accepts our version; undefined without an answer */
  async takesOurVersion(): Promise<boolean | undefined> {
    try {
      await this.call('GET', this.list({}, 1));
      return true;
    } catch (error) {
      return error instanceof WhopRefusal && error.status === 400 ? false : undefined;
    }
  }

  openWebhook(body: Buffer, headers: WebhookHeaders) {
    return openStandardWebhook(this.config.webhookSecrets, body, headers);
  }

  checkoutOf({ orderId, title, price, returnUrl }: CheckoutDraft) {
    return {
      account_id: this.config.accountId,
      mode: 'payment' as const,
      redirect_url: returnUrl,
      metadata: { order_id: orderId },
      plan: {
        plan_type: 'one_time',
        initial_price: price.amount / 100,
        currency: price.currency.toLowerCase(),
        title,
        visibility: 'hidden',
      },
    };
  }

  private list(more: Record<string, string>, first = pageSize): string {
    // This API version lists payments by the account's older name.
    const company_id = this.config.accountId;
    return `/payments?${new URLSearchParams({ company_id, order: 'created_at', direction: 'asc', first: String(first), ...more })}`;
  }

  private async patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (const pause of pausesMs) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error)) throw error;
        await sleep(pause, undefined, { signal });
      }
    }
    return work();
  }

  /** Undefined for 404. @throws WhopRefusal */
  private async call(method: string, path: string, given: Given = {}) {
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
      signal: given.signal ?? AbortSignal.timeout(limitMs),
    });
    if (response.ok) return (await response.json()) as unknown;
    await response.body?.cancel();
    if (response.status === 404 && method === 'GET') return undefined;
    throw new WhopRefusal(response.status);
  }
}
