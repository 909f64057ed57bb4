import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@blue-peony/service-kit';
import {
  paymentProvider,
  WebhookRefused,
  type PaymentProvider,
  type WebhookHeaders,
  type WebhookNotice,
} from '../../shared/payment-provider.ts';
import { Outcomes } from './outcomes.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WorkOffWebhooks } from './work-off-webhooks.ts';

/** Receives a webhook: verifies its signature and stores it by its id. Processing follows later. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly outcomes: Outcomes,
    private readonly job: WorkOffWebhooks,
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
      this.outcomes.refused(cause.reason);
      throw new AppError('webhook_refused', { cause });
    }
  }
}
