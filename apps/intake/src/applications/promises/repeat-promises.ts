import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { DataSource } from 'typeorm';
import { ReviewRepository } from '../desk/review.repository.ts';

const type = 'intake.application-submitted.v1';

/** Announces applications once more whose mails are missing. */
@Injectable()
export class RepeatPromises {
  constructor(
    private readonly review: ReviewRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @returns how many; one whose event is still to be published is none */
  async repeat(ids: string[], correlationId: string): Promise<number> {
    const events = await this.database.transaction(async (manager) => {
      const waiting = await this.outbox.waiting(manager, type, ids);
      const applications = await this.review.submitted(ids.filter((id) => !waiting.has(id)));
      const added = applications.map((application) => ({
        ...newEvent(type, { aggregateId: application.id, correlationId, payload: application }),
        repeats: application.id,
      }));
      for (const event of added) await this.outbox.add(manager, event);
      return added;
    });
    for (const event of events) void this.relay.dispatch(event);
    return events.length;
  }
}
