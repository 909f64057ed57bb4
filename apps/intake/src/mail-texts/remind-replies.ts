import { randomUUID } from 'node:crypto';
import { claims } from '@blue-peony/agency';
import { replyReminderHours } from '@blue-peony/contracts';
import { newEvent, type Relay } from '@blue-peony/messaging';
import { claimReminders } from './reminders.ts';

/** Applications due within an hour of the first one share a mail. */
const gatheredHours = 1;
const inOneMail = 50;

/** @returns whether more applications may be due */
export async function remindReplies(relay: Relay): Promise<boolean> {
  const reminderId = randomUUID();
  const firstAfterHours = claims.replyHours - replyReminderHours;
  const window = { firstAfterHours, afterHours: firstAfterHours - gatheredHours, atMost: inOneMail };
  return relay.transaction(async (manager, tell) => {
    const count = await claimReminders(manager, reminderId, window);
    if (count === 0) return false;
    const facts = { aggregateId: reminderId, correlationId: reminderId, payload: {} };
    await tell(newEvent('intake.reply-due.v1', facts));
    return count === inOneMail;
  });
}
