import { Inject, Injectable } from '@nestjs/common';
import type { OrderPaid, OrderRefunded } from '@blue-peony/contracts';
import { Relay } from '@blue-peony/messaging';
import { serviceLogger, type Logger } from '@blue-peony/service-kit';
import { orderPaid, orderRefunded, paymentRefused, type Refusal } from '../../shared/business-events.ts';
import { paymentProvider, type PaymentProvider } from '../../shared/payment-provider.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Tells what came of payments, and of what claimed to be one. */
@Injectable()
export class Outcomes {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly relay: Relay,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  async refused(reason: Refusal): Promise<void> {
    paymentRefused(this.logger, this.provider.name, reason);
    await this.webhooks.countRefusal(this.provider.name, reason);
  }

  /** Sends on what the outbox has. */
  announce(event: OrderPaid | OrderRefunded): void {
    const { type, payload } = event;
    if (type === 'commerce.order-paid.v1') orderPaid(this.logger, payload.product);
    else orderRefunded(this.logger, payload.reason);
    void this.relay.dispatch(event);
  }
}
