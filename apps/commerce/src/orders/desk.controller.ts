import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { RenewLinks } from '../downloads/renew-links.ts';
import { ChangeSession } from './change-session.ts';
import { DeskRepository } from '../shared/order/order-records.repository.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';
import { SalesRepository } from './sales.repository.ts';

/** Orders as staff see them, and the actions of staff for a buyer. */
@Controller()
export class DeskController {
  constructor(
    private readonly orders: DeskRepository,
    private readonly sales: SalesRepository,
    private readonly sessions: ChangeSession,
    private readonly renewals: RenewLinks,
    private readonly entries: OrderEntries,
  ) {}

  @Serves(endpoints.listOrders)
  list({ query }: Calls['listOrders']) {
    return this.orders.list(query);
  }

  @Serves(endpoints.readOrderRecord)
  read({ params }: Calls['readOrderRecord']) {
    return this.sessions.read(params.orderId);
  }

  @Serves(endpoints.readSales)
  totals({ query }: Calls['readSales']) {
    return this.sales.totals(query);
  }

  @Serves(endpoints.resetLinks)
  async reset({ params, staff, request }: Calls['resetLinks']) {
    const { orderId } = params;
    if (!(await this.renewals.reset(orderId, request.id))) throw new AppError('not_found');
    await this.entries.add({ orderId, kind: 'links_renewed', staffId: staff.sub });
    return { accepted: true } as const;
  }
}
