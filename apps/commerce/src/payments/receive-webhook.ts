import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@blue-peony/service-kit';
import {
  paymentProvider,
  WebhookRefused,
  type PaymentProvider,
  type WebhookHeaders,
  type WebhookNotice,
} from '../shared/payment-provider.ts';
import { PaymentAnnouncements } from './payment-announcements.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { ProcessWebhooks } from './process-webhooks.ts';

/** Receives a webhook: verifies its signature and stores it by its id. Processing follows later. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly announcements: PaymentAnnouncements,
    private readonly job: ProcessWebhooks,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
  ) {}

  /** @throws AppError not_found for another provider, webhook_refused for an invalid signature */
  async receive(provider: string, body: Buffer, headers: WebhookHeaders): Promise<void> {
    if (provider !== this.provider.name) throw new AppError('not_found');
    const notice = this.open(body, headers);
    if (await this.webhooks.store(provider, notice)) this.job.wake();
  }

  private open(body: Buffer, headers: WebhookHeaders): WebhookNotice {
    try {
      return this.provider.openWebhook(body, headers);
    } catch (cause) {
      if (!(cause instanceof WebhookRefused)) throw cause;
      this.announcements.refused(cause.reason);
      throw new AppError('webhook_refused', { cause });
    }
  }
}
