import { claims } from '@blue-peony/agency';
import { randomUUID } from 'node:crypto';
import { replyReminderHours } from '@blue-peony/contracts';
import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import { claimReminders } from './reminders.ts';

/** Applications due within an hour of the first one share a mail. */
const gatheredHours = 1;
const inOneMail = 50;

/** @returns whether more applications may be due */
export async function remindReplies(database: DataSource, outbox: Outbox, relay: Relay): Promise<boolean> {
  const reminderId = randomUUID();
  const firstAfterHours = claims.replyHours - replyReminderHours;
  const window = { firstAfterHours, afterHours: firstAfterHours - gatheredHours, atMost: inOneMail };
  const event = await database.transaction(async (manager) => {
    const count = await claimReminders(manager, reminderId, window);
    if (count === 0) return undefined;
    const facts = { aggregateId: reminderId, correlationId: reminderId, payload: {} };
    const due = newEvent('intake.reply-due.v1', facts);
    await outbox.add(manager, due);
    return { due, more: count === inOneMail };
  });
  if (event) void relay.dispatch(event.due);
  return event?.more ?? false;
}
