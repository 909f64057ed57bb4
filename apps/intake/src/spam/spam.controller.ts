import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { clearSpamMark } from './spam.repository.ts';

@Controller()
export class SpamController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.clearSpamMark)
  async clearSpamMark({ params, staff }: Calls['clearSpamMark']) {
    if (!(await clearSpamMark(this.database, params.id, staff.sub))) throw new AppError('not_found');
    return {};
  }
}
