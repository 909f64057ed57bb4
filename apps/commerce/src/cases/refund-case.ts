import type { MoneyCase } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { ReturnPayment } from '../payments/return-payment.ts';
import { CasesRepository } from '../payments/payment-cases.repository.ts';

@Injectable()
export class RefundCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly payment: ReturnPayment,
  ) {}

  /** @returns the case, still open when the provider takes its time. @throws AppError not_found, version_conflict, refund_failed */
  async refund(id: string, staffId: string, correlationId: string): Promise<MoneyCase> {
    const found = await this.cases.find(id);
    if (!found) throw new AppError('not_found');
    if (found.state !== 'open' && found.state !== 'closed') throw new AppError('version_conflict');
    await this.cases.name(id, staffId);
    await this.payment.return(found.paymentId, correlationId);
    return (await this.cases.show(id))!;
  }
}
