import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { OrdersRepository } from '../orders.repository.ts';
import { PromisesRepository } from './promises.repository.ts';

const type = 'commerce.order-paid.v1';

/** Announces paid orders once more whose mails are missing. */
@Injectable()
export class RepeatPromises {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly orders: OrdersRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @returns how many; one whose event is still to be published is none */
  async repeat(ids: string[], correlationId: string): Promise<number> {
    const events = await this.orders.transaction(async (manager) => {
      const waiting = await this.outbox.waiting(manager, type, ids);
      const paid = await this.promises.paid(
        manager,
        ids.filter((id) => !waiting.has(id)),
      );
      const added = paid.map(({ event_id, payload }) => ({
        ...newEvent(type, { aggregateId: payload.order_id, correlationId, payload }),
        repeats: event_id,
      }));
      for (const event of added) await this.outbox.add(manager, event);
      return added;
    });
    for (const event of events) void this.relay.dispatch(event);
    return events.length;
  }
}
