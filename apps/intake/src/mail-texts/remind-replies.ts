import { randomUUID } from 'node:crypto';
import { replyPromiseHours, replyReminderHours } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Background } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { RemindersRepository } from './reminders.repository.ts';

const everyMs = 60_000;
/**
 * Applications due within an hour of the first one share a mail, so that a busy day does not send a mail each minute.
 */
const gatheredHours = 1;
const inOneMail = 50;

/** Reminds staff by mail of applications whose answer is due soon, once for each application. */
@Injectable()
export class RemindReplies {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
    background: Background,
  ) {
    background.every('reply reminders', everyMs, () => this.remind());
  }

  /** @returns whether more applications may be due */
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
