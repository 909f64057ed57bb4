import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Background, serviceConfig, serviceLogger, type Logger, type Repeat } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { paymentsFound } from '../shared/business-events.ts';
import { SettlePayment } from './settle-payment.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Replaces lost webhooks, which the provider drops after about a minute: lists payments that have changed since. */
@Injectable()
export class ReconcilePayments implements OnApplicationBootstrap {
  private readonly repeat: Repeat;
  /** Slightly shorter than the interval, so that timer jitter does not skip a turn. */
  private readonly pauseMs: number;

  constructor(
    private readonly payments: SettlePayment,
    private readonly webhooks: WebhooksRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
    background: Background,
  ) {
    this.pauseMs = config.reconcileEveryMs * 0.9;
    this.repeat = background.every('reconciliation', config.reconcileEveryMs, () => this.reconcile());
  }

  async onApplicationBootstrap() {
    await this.runNow();
  }

  async runNow(): Promise<void> {
    await this.webhooks.makeReconciliationDue(this.config.provider.name);
    this.repeat.wake();
  }

  /** Runs earlier for a buyer who is waiting: the webhook may be lost. */
  async hasten(): Promise<void> {
    if (await this.webhooks.hastenReconciliation(this.config.provider.name, this.pauseMs)) this.repeat.wake();
  }

  private async reconcile(): Promise<void> {
    const { name } = this.config.provider;
    const claim = await this.webhooks.claimReconciliation(name);
    if (!claim) return;
    const { since, askedAt } = claim;
    try {
      const found = await this.payments.settleSince(since, askedAt, () => this.webhooks.holdReconciliation(name));
      await this.webhooks.releaseReconciliation(name, this.pauseMs, askedAt);
      if (found > 0) paymentsFound(this.logger, name, found);
    } catch (error) {
      await this.webhooks.releaseReconciliation(name, this.pauseMs);
      throw error;
    }
    await this.webhooks.prune();
  }
}
