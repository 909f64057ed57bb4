import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.ts';
import { LedgerRepository } from '../ledger/ledger.repository.ts';

@Controller()
export class MailsController {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  @Serves(endpoints.listMails)
  async listMails({ params }: Calls['listMails']) {
    return { items: await this.deliveries.ofApplication(params.id) };
  }

  @Serves(endpoints.listOrderMails)
  async listOrderMails({ params }: Calls['listOrderMails']) {
    return { items: await this.deliveries.ofOrder(params.orderId) };
  }

  @Serves(endpoints.readMailLedger)
  readMailLedger() {
    return this.ledger.read();
  }
}
