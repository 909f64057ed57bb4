import { randomUUID } from 'node:crypto';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.ts';

const everyMs = 5 * 60_000;

/** Reminds staff by mail when the promised time to contact the buyer of a session is nearly over. */
@Injectable()
export class RemindSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'session reminders', work: () => this.remind(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  private async remind(): Promise<boolean> {
    const correlationId = randomUUID();
    const events = await this.sessions.transaction(async (manager) => {
      const ids = await this.sessions.claimReminders(manager);
      const added = ids.map((aggregateId) =>
        newEvent('commerce.session-waits.v1', { aggregateId, correlationId, payload: {} }),
      );
      for (const event of added) await this.outbox.add(manager, event);
      return added;
    });
    for (const event of events) void this.relay.dispatch(event);
    return false;
  }
}
