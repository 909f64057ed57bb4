import { z } from 'zod';
import { envelope } from '../envelope.ts';

export const bookingMails = [
  'session_booked',
  'session_moved',
  'session_canceled',
  'session_day',
  'session_hour',
] as const;
export type BookingMail = (typeof bookingMails)[number];

export const bookingEvents = {
  /** Mails about a session with a date, to its buyer and its coach. `aggregateId` is the booking's id. */
  'commerce.booking-mail-requested.v1': envelope(
    'commerce.booking-mail-requested.v1',
    z.object({ mail: z.enum(bookingMails), order_id: z.uuid() }),
  ),
};
