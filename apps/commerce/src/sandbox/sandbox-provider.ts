import { randomBytes } from 'node:crypto';
import { endpoints, fillPath } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import type { CommerceConfig, SandboxConfig } from '../config.ts';
import type { CheckoutDraft, Payment, PaymentProvider, WebhookHeaders } from '../shared/payment-provider.ts';
import { openStandardWebhook } from '../shared/standard-webhook.ts';
import { SandboxRepository, type SandboxPayment } from './sandbox.repository.ts';

const pageSize = 50;

/** A payment provider that moves no money: the complete payment flow on one machine. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  private readonly faults: SandboxConfig['faults'];
  /** Webhook keys, equal in all replicas; the first one signs. */
  readonly webhookSecrets: readonly [string, ...string[]];

  constructor(
    private readonly repository: SandboxRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {
    this.faults = (config.provider as SandboxConfig).faults;
    const [current, ...previous] = config.shopKeys.live('sandbox webhooks').map((key) => `ws_${key.toString('hex')}`);
    this.webhookSecrets = [current!, ...previous];
  }

  async createCheckout({ orderId, title, price, returnUrl }: CheckoutDraft) {
    if (this.faults.has('checkout-refused')) throw new Error('The sandbox was told to refuse');
    const id = `pay_${randomBytes(12).toString('hex')}`;
    await this.repository.insert({ id, orderId, title, ...price, returnUrl });
    if (this.faults.has('checkout-without-url')) throw new Error('No checkout URL received');
    return { id, url: this.config.publicUrl + fillPath(endpoints.showSandboxCheckout.path, { id }) };
  }

  async payment(id: string): Promise<Payment | undefined> {
    const row = await this.repository.find(id);
    return row ? toPayment(row) : undefined;
  }

  async payments(since: Date, cursor = '') {
    const rows = await this.repository.changedSince(since, cursor, pageSize);
    return { payments: rows.map(toPayment), next: rows.length === pageSize ? rows.at(-1)!.id : undefined };
  }

  async refund(id: string): Promise<void> {
    if (this.faults.has('refund-refused')) throw new Error('The sandbox was told to refuse');
    await this.repository.move(id, ['paid', 'disputed'], 'refunded');
  }

  openWebhook(body: Buffer, headers: WebhookHeaders) {
    return openStandardWebhook(this.webhookSecrets, body, headers);
  }
}

const toPayment = ({ id, orderId, status, amount, currency, email, extra }: SandboxPayment): Payment => ({
  id,
  // A payment on a fallback page names none.
  orderId: orderId || undefined,
  status,
  amount,
  currency,
  tax: extra.tax ?? 0,
  settled: extra.settled,
  refunded: extra.refunded ?? (status === 'refunded' ? amount : 0),
  paidAt: extra.paidAt === undefined ? undefined : new Date(extra.paidAt),
  sold: extra.sold ?? [],
  email: email ?? undefined,
});
