import { randomUUID } from 'node:crypto';
import { replyPromiseHours, replyReminderHours } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RemindersRepository } from './reminders.repository.ts';

const everyMs = 60_000;
/** What is due within an hour of the first is in the same mail, so that a busy day is no mail a minute. */
const gatheredHours = 1;
const inOneMail = 50;

/** Tells staff by mail what waits for an answer while there is still time to give it: once for each application. */
@Injectable()
export class RemindReplies implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'reply reminders', work: () => this.remind(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more may be due */
  async remind(): Promise<boolean> {
    const reminderId = randomUUID();
    const firstAfterHours = replyPromiseHours - replyReminderHours;
    const window = { firstAfterHours, afterHours: firstAfterHours - gatheredHours, atMost: inOneMail };
    const event = await this.reminders.transaction(async (manager) => {
      const count = await this.reminders.claim(manager, reminderId, window);
      if (count === 0) return undefined;
      const facts = { aggregateId: reminderId, correlationId: reminderId, payload: {} };
      const due = newEvent('intake.reply-due.v1', facts);
      await this.outbox.add(manager, due);
      return { due, more: count === inOneMail };
    });
    if (event) void this.relay.dispatch(event.due);
    return event?.more ?? false;
  }
}
