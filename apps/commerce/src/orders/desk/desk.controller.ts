import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { RenewLinks } from '../downloads/renew-links.ts';
import { DeskRepository } from './desk.repository.ts';

/** Orders as staff see them, and what they can do for a buyer. */
@Controller()
export class DeskController {
  constructor(
    private readonly orders: DeskRepository,
    private readonly renewals: RenewLinks,
  ) {}

  @Serves(endpoints.listOrders)
  list({ query }: Calls['listOrders']) {
    return this.orders.list(query);
  }

  @Serves(endpoints.resetLinks)
  async reset({ params, request }: Calls['resetLinks']) {
    if (!(await this.renewals.reset(params.orderId, request.id))) throw new AppError('not_found');
    return { accepted: true } as const;
  }
}
