import { Inject, Injectable } from '@nestjs/common';
import type { CaseOpened, CaseRefunded, OrderPaid, OrderPartlyRefunded, OrderRefunded } from '@blue-peony/contracts';
import { Relay } from '@blue-peony/messaging';
import { serviceLogger, type Logger } from '@blue-peony/service-kit';
import { orderPaid, orderRefunded, paymentRefused, type Refusal } from '../shared/business-events.ts';
import { paymentProvider, type PaymentProvider } from '../shared/payment-provider.ts';

export type Announcement = OrderPaid | OrderPartlyRefunded | OrderRefunded | CaseOpened | CaseRefunded;

/** Logs, counts and announces the outcomes of payments and webhooks. */
@Injectable()
export class PaymentAnnouncements {
  constructor(
    private readonly relay: Relay,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  refused(reason: Refusal): void {
    paymentRefused(this.logger, this.provider.name, reason);
  }

  /** Publishes a committed event. */
  announce(event: Announcement): void {
    void this.relay.dispatch(event);
    const { type, payload } = event;
    if (type === 'commerce.order-paid.v1') orderPaid(this.logger, payload.product);
    else if (type === 'commerce.order-refunded.v1') orderRefunded(this.logger, payload.reason);
    else if (type === 'commerce.case-opened.v1') this.refused(payload.reason);
  }
}
