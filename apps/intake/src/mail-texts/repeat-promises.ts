import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { PromisesRepository, type Announced } from './promises.repository.ts';

type Type = 'intake.application-submitted.v2' | 'intake.application-assessed.v1' | 'intake.application-answered.v1';

/** Publishes the events of applications and answers again when their mails are missing. */
@Injectable()
export class RepeatPromises {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @returns how many were repeated; those with events still in the outbox are not counted */
  async repeat(ids: string[], correlationId: string): Promise<number> {
    const announced = await this.promises.announced(ids);
    const events = await this.database.transaction(async (manager) => [
      ...(await this.announce(manager, 'intake.application-submitted.v2', announced.submitted, correlationId)),
      ...(await this.announce(manager, 'intake.application-assessed.v1', announced.assessed, correlationId)),
      ...(await this.announce(manager, 'intake.application-answered.v1', announced.answered, correlationId)),
    ]);
    for (const event of events) void this.relay.dispatch(event);
    return new Set(events.map(({ aggregateId }) => aggregateId)).size;
  }

  private async announce(manager: EntityManager, type: Type, announced: Announced[], correlationId: string) {
    const ids = announced.map(({ id }) => id);
    const waiting = await this.outbox.waiting(manager, type, ids);
    const events = announced
      .filter(({ id }) => !waiting.has(id))
      .map(({ id, language, eventId }) => ({
        ...newEvent(type, { aggregateId: id, correlationId, payload: { language } }),
        repeats: eventId,
      }));
    for (const event of events) await this.outbox.add(manager, event);
    return events;
  }
}
