import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { PromisesRepository } from './promises.repository.ts';

const types = ['commerce.order-paid.v1', 'commerce.case-opened.v1', 'commerce.case-refunded.v1'] as const;

/** Publishes events again for orders and cases whose mails are missing. */
@Injectable()
export class RepeatPromises {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly orders: OrdersRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @returns how many; events that are still in the outbox do not count */
  async repeat(ids: string[], correlationId: string): Promise<number> {
    const events = await this.orders.transaction(async (manager) => {
      const waiting = new Set<string>();
      for (const type of types) for (const id of await this.outbox.waiting(manager, type, ids)) waiting.add(id);
      const told = await this.promises.told(
        manager,
        ids.filter((id) => !waiting.has(id)),
      );
      const added = told.map(({ event_id, type, aggregateId, payload }) => ({
        ...newEvent(type, { aggregateId, correlationId, payload }),
        repeats: event_id,
      }));
      for (const event of added) await this.outbox.add(manager, event);
      return added;
    });
    for (const event of events) void this.relay.dispatch(event);
    return events.length;
  }
}
