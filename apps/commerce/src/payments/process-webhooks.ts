import { Inject, Injectable } from '@nestjs/common';
import { Background, serviceLogger, type Logger, type Repeat } from '@blue-peony/service-kit';
import { paymentProvider, type PaymentProvider, type WebhookNotice } from '../shared/payment-provider.ts';
import { ReconcilePayments } from './reconcile-payments.ts';
import { SettlePayment } from './settle-payment.ts';
import { WebhooksRepository, type ClaimedWebhook } from './webhooks.repository.ts';

const everyMs = 1_000;
const batch = 10;
const attemptsAtMost = 15;
const longestPauseSeconds = 600;

/** Processes stored webhooks. A webhook only says that something happened; the provider's API says what. */
@Injectable()
export class ProcessWebhooks {
  private readonly repeat: Repeat;
  private databaseAway = false;

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly payments: SettlePayment,
    private readonly reconciliation: ReconcilePayments,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
    background: Background,
  ) {
    this.repeat = background.every('webhooks', everyMs, () => this.process());
  }

  /** Stores a webhook and starts to process it. A webhook that is stored already changes nothing. */
  async accept(notice: WebhookNotice): Promise<void> {
    if (await this.webhooks.store(this.provider.name, notice)) this.repeat.wake();
  }

  private async process(): Promise<boolean> {
    const claimed = await this.claim();
    await Promise.all(claimed.map((webhook) => this.handle(webhook)));
    return claimed.length === batch;
  }

  /** Webhooks that arrived during a database outage were refused, and the provider may have dropped them: reconcile. */
  private async claim(): Promise<ClaimedWebhook[]> {
    try {
      const claimed = await this.webhooks.claim(this.provider.name, batch);
      if (this.databaseAway) await this.reconciliation.runNow();
      this.databaseAway = false;
      return claimed;
    } catch (error) {
      this.databaseAway = true;
      throw error;
    }
  }

  private async handle({ id, type, paymentId, attempts, askedAt }: ClaimedWebhook): Promise<void> {
    const { name } = this.provider;
    try {
      // The list of payments contains the same news.
      if (type === 'unreadable') await this.reconciliation.runNow();
      const payment = paymentId ? await this.provider.payment(paymentId) : undefined;
      const outcome = payment ? await this.payments.settle(payment, askedAt, id) : 'no_payment';
      await this.webhooks.done(name, id, outcome);
      this.logger.info({ provider: name, outcome, attempts }, 'webhook processed');
    } catch (err) {
      this.logger.warn({ err, provider: name, attempts }, 'webhook not processed');
      // The reconciliation still finds the payment.
      if (attempts >= attemptsAtMost) await this.webhooks.done(name, id, 'given_up');
      else await this.webhooks.postpone(name, id, Math.min(longestPauseSeconds, 2 ** attempts));
    }
  }
}
