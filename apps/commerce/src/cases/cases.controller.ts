import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { CasesRepository } from '../payments/payment-cases.repository.ts';
import { DecideCase } from './decide-case.ts';
import { RefundCase } from './refund-case.ts';

/** Payments that match no order, and the decisions of staff about them. */
@Controller()
export class CasesController {
  constructor(
    private readonly cases: CasesRepository,
    private readonly decisions: DecideCase,
    private readonly refunds: RefundCase,
  ) {}

  @Serves(endpoints.listCases)
  list({ query }: Calls['listCases']) {
    return this.cases.list(query);
  }

  @Serves(endpoints.acceptCase)
  accept({ params, body, staff, request }: Calls['acceptCase']) {
    return this.decisions.accept(params.id, body, { staffId: staff.sub, correlationId: request.id });
  }

  @Serves(endpoints.refundCase)
  refund({ params, staff, request }: Calls['refundCase']) {
    return this.refunds.refund(params.id, staff.sub, request.id);
  }

  @Serves(endpoints.closeCase)
  close({ params, body, staff, request }: Calls['closeCase']) {
    return this.decisions.close(params.id, body.note, { staffId: staff.sub, correlationId: request.id });
  }
}
