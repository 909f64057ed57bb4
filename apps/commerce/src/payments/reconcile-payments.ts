import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repeat, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { paymentsFound } from '../shared/business-events.ts';
import { ReconciliationsRepository } from './reconciliations.repository.ts';
import { SettlePayment } from './settle-payment.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/**
 * Replaces lost webhooks: the provider drops a webhook after about a minute of failures. It lists the payments that
 * have changed since the last run, with an overlap; a settled payment changes nothing. It runs at intervals, at each
 * start, and when the database is back.
 */
@Injectable()
export class ReconcilePayments implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly reconciliations: ReconciliationsRepository,
    private readonly payments: SettlePayment,
    private readonly webhooks: WebhooksRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    const { reconcileEveryMs: everyMs } = config;
    this.repeat = new Repeat({ name: 'reconciliation', work: () => this.reconcile(), everyMs, logger });
  }

  async onApplicationBootstrap() {
    await this.runNow();
  }

  async runNow(): Promise<void> {
    await this.reconciliations.makeDue(this.config.provider.name);
    this.repeat.wake();
  }

  /** Runs earlier for a buyer who is waiting: the webhook may be lost. */
  async hasten(): Promise<void> {
    if (await this.reconciliations.hasten(this.config.provider.name)) this.repeat.wake();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  private async reconcile(): Promise<void> {
    const { name } = this.config.provider;
    const claim = await this.reconciliations.claim(name);
    if (!claim) return;
    const { since, askedAt } = claim;
    try {
      const found = await this.payments.settleSince(since, askedAt);
      // Slightly shorter than the interval, so that timer jitter does not skip a turn.
      await this.reconciliations.release(name, this.config.reconcileEveryMs * 0.9, askedAt);
      if (found > 0) paymentsFound(this.logger, name, found);
    } catch (error) {
      await this.reconciliations.release(name, this.config.reconcileEveryMs * 0.9);
      throw error;
    }
    await this.webhooks.prune();
  }
}
