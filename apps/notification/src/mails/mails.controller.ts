import { endpoints } from '@blue-peony/contracts';
import { Inbox } from '@blue-peony/messaging';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.ts';
import { LedgerRepository } from '../ledger/ledger.repository.ts';

/** Answers the desk's questions about mails and dead letters. */
@Controller()
export class MailsController {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly ledger: LedgerRepository,
    private readonly inbox: Inbox,
  ) {}

  @Serves(endpoints.listMails)
  async mails({ params }: Calls['listMails']) {
    return { items: await this.deliveries.ofApplication(params.id) };
  }

  @Serves(endpoints.listOrderMails)
  async orderMails({ params }: Calls['listOrderMails']) {
    return { items: await this.deliveries.ofOrder(params.orderId) };
  }

  @Serves(endpoints.readMailLedger)
  readLedger() {
    return this.ledger.read();
  }

  @Serves(endpoints.listDeadLetters)
  async deadLetters({ query }: Calls['listDeadLetters']) {
    const [items, counts] = await Promise.all([this.inbox.deadLetters(query.limit), this.inbox.countDeadLetters()]);
    return { items, counts };
  }

  @Serves(endpoints.replayDeadLetter)
  async replay({ params }: Calls['replayDeadLetter']) {
    if ((await this.inbox.revive(params)) === 0) throw new AppError('not_found');
    return params;
  }

  @Serves(endpoints.replayDeadLetters)
  async replayAll({ body }: Calls['replayDeadLetters']) {
    return { replayed: await this.inbox.revive(body) };
  }
}
