import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@blue-peony/service-kit';
import { paymentProvider, type PaymentProvider, type RefusalReason } from '../../shared/payment-provider.ts';
import { serviceLogger } from '../../tokens.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

export type Refusal = RefusalReason | 'unknown_order' | 'amount' | 'currency' | 'no_email' | 'second_payment';

/** Logs and counts what claimed to be a payment and was not believed. */
@Injectable()
export class Refusals {
  constructor(
    private readonly webhooks: WebhooksRepository,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  async record(reason: Refusal): Promise<void> {
    this.logger.warn({ provider: this.provider.name, reason }, 'payment refused');
    await this.webhooks.countRefusal(this.provider.name, reason);
  }
}
