import { z } from 'zod';
import { languages } from '../locales.ts';
import { isZone, lineOfText, requiredLine } from '../text.ts';

const time = z.iso.datetime();

const zoneSchema = z.string().max(60).refine(isZone);

/** A wall clock's time on a full or half hour; `24:00` ends a day. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/);

/** Days of the coach's calendar. */
const daysSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Where the coach works on these days; null: not at all. */
    zone: zoneSchema.nullable(),
  })
  .refine(({ from, to }) => from <= to);

/** When a coach works, in the clock of the place where the coach is. */
const availabilitySchema = z.strictObject({
  zone: zoneSchema,
  /** `day` as in ISO 8601: 1 is Monday. */
  hours: z
    .array(
      z
        .strictObject({ day: z.number().int().min(1).max(7), from: clockSchema, to: clockSchema })
        .refine(({ from, to }) => from < to),
    )
    .max(28),
  /** Days off and travels; of two that overlap, the first one counts. */
  away: z.array(daysSchema).max(60),
  /** Free minutes after every session. */
  buffer_minutes: z.number().int().min(0).max(240),
  /** A session begins so many hours from now at the earliest. */
  notice_hours: z.number().int().min(1).max(336),
});
export type Availability = z.output<typeof availabilitySchema>;

/** What the desk sends. Without a published coach nobody is asked to choose a time: staff write within the promised hours. */
export const coachFormSchema = availabilitySchema.extend({
  name: requiredLine(80),
  email: z.string().trim().max(254).check(z.email()),
  published: z.boolean(),
  /** Of the coach as it was read; 0 for a new one. */
  version: z.number().int().min(0),
});
export type CoachForm = z.output<typeof coachFormSchema>;

export const coachSchema = coachFormSchema.extend({ id: z.uuid() });
export type Coach = z.output<typeof coachSchema>;

export const coachListSchema = z.object({ items: z.array(coachSchema) });

/** The address of a coach's calendar. Whoever has it reads it, until it is renewed. */
export const feedSchema = z.object({ url: z.url() });
export const feedRequestSchema = z.strictObject({ renew: z.boolean() });

export type BookingState = 'held' | 'booked' | 'canceled';

/** A session with a date, as staff see it. */
const bookingSchema = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  reference: z.string(),
  coach_id: z.uuid(),
  coach: z.string(),
  begins_at: time,
  ends_at: time,
  /** Time zone of the buyer. */
  zone: z.string(),
  language: z.enum(languages),
  hours: z.number().int(),
  /** How often it was moved. */
  sequence: z.number().int(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const bookingQuerySchema = z.strictObject({ from: time, until: time });
export type BookingQuery = z.output<typeof bookingQuerySchema>;

/** By time, at most 500. */
export const bookingListSchema = z.object({ items: z.array(bookingSchema) });

/** A choice on the page of a booking, as its form sends it. */
export const bookingFormSchema = z.object({
  act: z.enum(['hold', 'book', 'cancel', 'leave']),
  at: time.optional().catch(undefined),
  zone: lineOfText(60).optional().catch(undefined),
});
