import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const time = z.iso.datetime();

/**
 * The mails that are promised by an application (`staff`, and `received` and later `assessed` to the applicant), by an answer
 * to it (`answer`), by a paid order (`receipt` to the buyer, and `booking` to staff for a session) and by a payment that
 * matches no order (`case` to staff, `review` and, when its money goes back, `returned` to the buyer).
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
] as const;
export type PromisedMail = (typeof promisedMails)[number];

/** What its owner has promised; `event_id` is of the event that first asked for the mails. One `id` may have two events. */
export const promiseSchema = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  at: time,
  mails: z.array(z.enum(promisedMails)),
});
export type Promised = z.infer<typeof promiseSchema>;

/** From `from` on and before `until`; a next page begins at the last one's `at`, after its `id`. */
export const promiseQuerySchema = z.strictObject({
  from: time,
  until: time,
  after: z.uuid().default('00000000-0000-0000-0000-000000000000'),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});
export type PromiseQuery = z.output<typeof promiseQuerySchema>;

/** As many as fit into a body. */
export const repeatsAtMost = 500;

const rowsOf = (service: 'intake' | 'commerce') => ({
  list: {
    service,
    method: 'GET',
    path: '/inner/promises',
    summary: 'What was promised in a window, oldest first',
    status: 200,
    who: 'anyone',
    query: promiseQuerySchema,
    response: z.object({ items: z.array(promiseSchema) }),
    problems: ['validation_failed'],
  } as const satisfies Endpoint,
  repeat: {
    service,
    method: 'POST',
    path: '/inner/promises/repeat',
    summary: 'Ask for the mails of these once more; what still waits in the outbox is left there',
    status: 202,
    who: 'anyone',
    body: z.strictObject({ ids: z.array(z.uuid()).max(repeatsAtMost) }),
    response: z.object({ repeated: z.number().int() }),
    problems: ['validation_failed'],
  } as const satisfies Endpoint,
});

/**
 * Calls of the worker to the owners of what it mails. They are no part of the public contract: the gateway has no route
 * to them, and the network lets nobody else in.
 */
export const promiseEndpoints = { intake: rowsOf('intake'), commerce: rowsOf('commerce') };

/** The last comparison of what was promised in seven days with what became of it; `missing` oldest first, at most 10. */
export const mailLedgerSchema = z.object({
  checked_at: time.nullable(),
  mails: z.array(
    z.object({
      mail: z.enum(promisedMails),
      expected: z.number().int(),
      settled: z.number().int(),
      missing: z.array(z.object({ id: z.uuid(), at: time })),
    }),
  ),
});
export type MailLedger = z.infer<typeof mailLedgerSchema>;
