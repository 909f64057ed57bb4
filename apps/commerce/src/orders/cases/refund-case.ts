import type { MoneyCase } from '@blue-peony/contracts';
import { AppError, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { paymentProvider, type PaymentProvider } from '../../shared/payment-provider.ts';
import { SettlePayment } from '../payments/settle-payment.ts';
import { CasesRepository } from './cases.repository.ts';

/**
 * Returns a payment through the provider. Nothing is written before the provider has done it: what it then says of the
 * payment ends the case, here or, after a crash, by its webhook or its list.
 */
@Injectable()
export class RefundCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly payments: SettlePayment,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @returns the case, still open when the provider takes its time. @throws AppError not_found, version_conflict, refund_failed */
  async refund(id: string, staffId: string, correlationId: string): Promise<MoneyCase> {
    const found = await this.cases.find(id);
    if (!found) throw new AppError('not_found');
    if (found.state !== 'open' && found.state !== 'closed') throw new AppError('version_conflict');
    await this.cases.name(id, staffId);
    try {
      const before = await this.provider.payment(found.paymentId);
      if (before && before.status !== 'refunded') await this.provider.refund(found.paymentId);
      const askedAt = await this.cases.now();
      const payment = await this.provider.payment(found.paymentId);
      if (payment) await this.payments.settle(payment, askedAt, correlationId);
    } catch (cause) {
      this.logger.error({ err: cause, provider: this.provider.name }, 'refund failed');
      throw new AppError('refund_failed', { cause });
    }
    return (await this.cases.show(id))!;
  }
}
