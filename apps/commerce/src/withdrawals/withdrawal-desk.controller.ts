import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DecideWithdrawal } from './decide-withdrawal.ts';
import { WithdrawalRecordsRepository } from './withdrawal-records.repository.ts';

@Controller()
export class WithdrawalDeskController {
  constructor(
    private readonly records: WithdrawalRecordsRepository,
    private readonly decisions: DecideWithdrawal,
  ) {}

  @Serves(endpoints.listWithdrawals)
  listWithdrawals({ query }: Calls['listWithdrawals']) {
    return this.records.list(query);
  }

  @Serves(endpoints.acceptWithdrawal)
  async acceptWithdrawal({ params: { id }, body, staff, request }: Calls['acceptWithdrawal']) {
    await this.decisions.accept({ id, staffId: staff.sub, correlationId: request.id }, body.reference);
    return this.records.show(id);
  }

  @Serves(endpoints.closeWithdrawal)
  async closeWithdrawal({ params: { id }, body, staff }: Calls['closeWithdrawal']) {
    await this.decisions.close({ id, staffId: staff.sub }, body.note);
    return this.records.show(id);
  }
}
