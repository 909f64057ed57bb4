import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeNoticesRepository } from './change-notices.repository.ts';

const everyMs = 5_000;

/** Tells applicants by mail what was changed, with the changes of a few minutes in one mail. */
@Injectable()
export class TellChanges {
  constructor(
    private readonly notices: ChangeNoticesRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    background: Background,
  ) {
    background.every('changes to tell', everyMs, () => this.tell());
  }

  private async tell(): Promise<void> {
    const events = await this.database.transaction(async (manager) => {
      const noted = (await this.notices.claim(manager)).map(({ id, applicationId, language }) => {
        const facts = { aggregateId: applicationId, correlationId: id, payload: { language } };
        // The worker asks for the text by the event's id.
        return { ...newEvent('intake.application-changed.v1', facts), id };
      });
      for (const event of noted) await this.outbox.add(manager, event);
      return noted;
    });
    for (const event of events) void this.relay.dispatch(event);
  }
}
