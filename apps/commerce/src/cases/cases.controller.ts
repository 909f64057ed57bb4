import { endpoints, nothingToTell, orderTextEndpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { PaymentCasesRepository } from '../payments/payment-cases.repository.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { CasesRepository } from './cases.repository.ts';
import { DecideCase } from './decide-case.ts';

@Controller()
export class CasesController {
  constructor(
    private readonly cases: CasesRepository,
    private readonly payments: PaymentCasesRepository,
    private readonly decisions: DecideCase,
  ) {}

  @Serves(endpoints.listCases)
  listCases({ query }: Calls['listCases']) {
    return this.cases.list(query);
  }

  @Serves(endpoints.acceptCase)
  acceptCase({ params, body, staff, request }: Calls['acceptCase']) {
    return this.decisions.accept(params.id, body, { staffId: staff.sub, correlationId: request.id });
  }

  @Serves(endpoints.refundCase)
  refundCase({ params, staff, request }: Calls['refundCase']) {
    return this.decisions.refund(params.id, { staffId: staff.sub, correlationId: request.id });
  }

  @Serves(endpoints.closeCase)
  closeCase({ params, body, staff, request }: Calls['closeCase']) {
    return this.decisions.close(params.id, body.note, { staffId: staff.sub, correlationId: request.id });
  }

  /** For the notification worker. */
  @Serves(orderTextEndpoints.readCaseText)
  async readCaseText({ params }: Call<typeof orderTextEndpoints.readCaseText>) {
    const found = await this.payments.find(params.id);
    if (!found) throw new AppError('not_found', { detail: nothingToTell });
    const { reason, paymentStatus: payment_status, amount, currency, email: to, language, orderId } = found;
    const reference = orderId && orderReference(orderId);
    return { reason, payment_status, paid: { amount, currency }, to, language, reference };
  }
}
