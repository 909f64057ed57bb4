import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeNoticesRepository } from './change-notices.repository.ts';

const everyMs = 5_000;

/** Tells applicants by mail what was changed, with the changes of a few minutes in one mail. */
@Injectable()
export class TellChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly notices: ChangeNoticesRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'changes to tell', work: () => this.tell(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
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
