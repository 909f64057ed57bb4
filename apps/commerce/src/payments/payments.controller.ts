import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, serviceLogger, type Calls, type Logger } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { paymentRefused } from '../shared/business-events.ts';
import {
  paymentProvider,
  WebhookRefused,
  type PaymentProvider,
  type WebhookHeaders,
  type WebhookNotice,
} from '../shared/payment-provider.ts';
import { ProcessWebhooks } from './process-webhooks.ts';

/** Receives webhooks: verifies the signature and stores the webhook by its id. Processing follows later. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly webhooks: ProcessWebhooks,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  @Serves(endpoints.receiveWebhook)
  async receiveWebhook({ params, body, request }: Calls['receiveWebhook']) {
    if (params.provider !== this.provider.name) throw new AppError('not_found');
    await this.webhooks.accept(this.open(Buffer.from(body), request.headers));
    return { received: true } as const;
  }

  private open(body: Buffer, headers: WebhookHeaders): WebhookNotice {
    try {
      return this.provider.openWebhook(body, headers);
    } catch (cause) {
      if (!(cause instanceof WebhookRefused)) throw cause;
      paymentRefused(this.logger, this.provider.name, cause.reason);
      throw new AppError('webhook_refused', { cause });
    }
  }
}
