import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { SpamRepository } from './spam.repository.ts';

@Controller()
export class SpamController {
  constructor(private readonly spam: SpamRepository) {}

  @Serves(endpoints.clearSpamMark)
  async clearSpamMark({ params, staff }: Calls['clearSpamMark']) {
    if (!(await this.spam.clear(params.id, staff.sub))) throw new AppError('not_found');
    return {};
  }
}
