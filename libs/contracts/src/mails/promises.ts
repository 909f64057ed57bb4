import { z } from 'zod';

const time = z.iso.datetime();

/**
 * Promised mails. Of an application: `staff`, and to the applicant `received` and later `assessed`. Of an answer:
 * `answer`. Of a paid order: `receipt` to the buyer, and for a session `booking` to staff. Of a payment that matches no
 * order: `case` to staff, and to the buyer `review` and, once the money is returned, `returned`. Of a withdrawal: its
 * receipt `withdrawal`, and `withdrawal_confirm` to the order's own address.
 */
export const promisedMails = [
  'staff',
  'received',
  'assessed',
  'answer',
  'receipt',
  'booking',
  'case',
  'review',
  'returned',
  'withdrawal',
  'withdrawal_confirm',
] as const;
export type PromisedMail = (typeof promisedMails)[number];

/**
 * A promised mail of the owning service; `event_id` is the first event that requested the mails. Two events may concern
 * the same `id`.
 */
export const promiseSchema = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  at: time,
  mails: z.array(z.enum(promisedMails)),
});
export type Promised = z.infer<typeof promiseSchema>;

/**
 * Range from `from` (inclusive) to `until` (exclusive). The next page starts at the last item's `at`, after its `id`.
 */
export const promiseQuerySchema = z.strictObject({
  from: time,
  until: time,
  after: z.uuid().default('00000000-0000-0000-0000-000000000000'),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});
export type PromiseQuery = z.output<typeof promiseQuerySchema>;

/** The maximum that fits into one body. */
export const repeatsAtMost = 500;
