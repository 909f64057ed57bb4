import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readStaffLooks } from './looks.repository.ts';

@Controller()
export class LooksController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.listLooks)
  async listLooks({ params }: Calls['listLooks']) {
    return { items: await readStaffLooks(this.database, params.id) };
  }
}
