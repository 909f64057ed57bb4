import { randomUUID } from 'node:crypto';
import { claims } from '@blue-peony/agency';
import { replyReminderHours } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import { claimReminders } from './reminders.ts';

/** Applications due within an hour of the first one share a mail. */
const gatheredHours = 1;
const inOneMail = 50;

/** @returns whether more applications may be due */
export async function remindReplies(database: DataSource): Promise<boolean> {
  const reminderId = randomUUID();
  const firstAfterHours = claims.replyHours - replyReminderHours;
  const window = { firstAfterHours, afterHours: firstAfterHours - gatheredHours, atMost: inOneMail };
  return database.transaction(async (manager) => {
    const count = await claimReminders(manager, reminderId, window);
    if (count === 0) return false;
    const facts = { aggregateId: reminderId, correlationId: reminderId, payload: {} };
    await tell(manager, newEvent('intake.reply-due.v1', facts));
    return count >= inOneMail;
  });
}
