import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readStream } from './history.repository.ts';

@Controller()
export class HistoryController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readStream)
  async readStream({ params }: Calls['readStream']) {
    return found(await readStream(this.database, params.id));
  }
}
