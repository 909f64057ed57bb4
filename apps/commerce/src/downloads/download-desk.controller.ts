import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { OrderRecordsRepository } from '../shared/order/order-records.repository.ts';
import { RenewLinks } from './renew-links.ts';

@Controller()
export class DownloadDeskController {
  constructor(
    private readonly links: RenewLinks,
    private readonly records: OrderRecordsRepository,
  ) {}

  @Serves(endpoints.resetLinks)
  async resetLinks({ params, staff, request }: Calls['resetLinks']) {
    await this.links.reset(params.orderId, staff.sub, request.id);
    return { accepted: true } as const;
  }

  @Serves(endpoints.revokeLinks)
  async revokeLinks({ params: { orderId }, staff }: Calls['revokeLinks']) {
    await this.links.revoke(orderId, staff.sub);
    return this.records.read(orderId);
  }
}
