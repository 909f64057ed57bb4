import { AppError, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { paymentProvider, type PaymentProvider } from '../shared/payment-provider.ts';
import { SettlePayment } from './settle-payment.ts';

/**
 * Refunds a whole payment through the provider. Nothing is stored before the provider has refunded: its answer then
 * moves the order or ends the case, here or, after a crash, through its webhook or the reconciliation.
 */
@Injectable()
export class ReturnPayment {
  constructor(
    private readonly database: DataSource,
    private readonly payments: SettlePayment,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Does nothing for a payment that is refunded already. @throws AppError `refund_failed` */
  async return(paymentId: string, correlationId: string): Promise<void> {
    try {
      const before = await this.provider.payment(paymentId);
      if (before && before.status !== 'refunded') await this.provider.refund(paymentId);
      const [{ now }] = await this.database.query<[{ now: Date }]>('SELECT now()');
      const payment = await this.provider.payment(paymentId);
      if (payment) await this.payments.settle(payment, now, correlationId);
    } catch (cause) {
      this.logger.error({ err: cause, provider: this.provider.name }, 'refund failed');
      throw new AppError('refund_failed', { cause });
    }
  }
}
