import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { HistoryRepository } from './history.repository.ts';

/** The one history of an application. */
@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryRepository) {}

  @Serves(endpoints.readStream)
  async readStream({ params }: Calls['readStream']) {
    return found(await this.history.read(params.id));
  }
}
