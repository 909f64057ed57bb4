import { endpoints } from '@blue-peony/contracts';
import { Serves } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { PricesRepository } from '../shared/prices/prices.repository.ts';

@Controller()
export class PricesController {
  constructor(private readonly prices: PricesRepository) {}

  @Serves(endpoints.readPrices)
  async readPrices() {
    return { items: await this.prices.list() };
  }
}
