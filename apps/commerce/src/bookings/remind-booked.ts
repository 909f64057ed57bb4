import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { askForMail, type BookingsRepository } from '../shared/bookings/bookings.repository.ts';

/** Reminds buyer and coach a day and an hour before a session. */
export async function remindBooked(database: DataSource, bookings: BookingsRepository): Promise<void> {
  for (const mail of ['session_day', 'session_hour'] as const)
    await database.transaction(async (manager) => {
      for (const booking of await bookings.claimReminders(manager, mail))
        await askForMail(manager, booking, mail, randomUUID());
    });
}
