import { endpoints } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { eventTransport, queue } from '../tokens.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { LedgerRepository } from './ledger/ledger.repository.ts';

/** What became of mails, for the desk. */
@Controller()
export class MailsController {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly ledger: LedgerRepository,
    @Inject(eventTransport) private readonly transport: EventTransport,
  ) {}

  @Serves(endpoints.listMails)
  async mails({ params }: Calls['listMails']) {
    return { items: await this.deliveries.ofApplication(params.id) };
  }

  @Serves(endpoints.readMailLedger)
  readLedger() {
    return this.ledger.read();
  }

  @Serves(endpoints.listDeadLetters)
  async deadLetters({ query }: Calls['listDeadLetters']) {
    const letters = await this.reach(this.transport.deadLetters(queue, query.limit));
    return { items: letters.toSorted((one, other) => other.at.localeCompare(one.at)) };
  }

  @Serves(endpoints.replayDeadLetter)
  async replay({ params }: Calls['replayDeadLetter']) {
    if (!(await this.reach(this.transport.replay(queue, params.id)))) throw new AppError('not_found');
    return params;
  }

  /** A broker that is away is no fault of ours: the desk asks again later. */
  private reach<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
  }
}
