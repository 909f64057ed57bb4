import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

const time = z.iso.datetime();

/**
 * Promised mails. Of an application: `staff`, and to the applicant `received` and later `assessed`. Of an answer:
 * `answer`. Of a paid order: `receipt` to the buyer, and for a session `booking` to staff. Of a payment that matches no
 * order: `case` to staff, and to the buyer `review` and, once the money is returned, `returned`.
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

const rowsOf = (service: 'intake' | 'commerce') => ({
  list: {
    service,
    method: 'GET',
    path: '/inner/promises',
    summary: 'Promised mails in a time range, oldest first',
    status: 200,
    who: 'service',
    query: promiseQuerySchema,
    response: z.object({ items: z.array(promiseSchema) }),
    problems: ['validation_failed'],
  } as const satisfies Endpoint,
  repeat: {
    service,
    method: 'POST',
    path: '/inner/promises/repeat',
    summary: 'Request these mails again, except those still waiting in the outbox',
    status: 202,
    who: 'service',
    body: z.strictObject({ ids: z.array(z.uuid()).max(repeatsAtMost) }),
    response: z.object({ repeated: z.number().int() }),
    problems: ['validation_failed'],
  } as const satisfies Endpoint,
});

/**
 * Calls from the worker to the services that own the mails' data. They are not part of the public contract: the gateway
 * has no route to them, and each asks for a token of the called service.
 */
export const promiseEndpoints = { intake: rowsOf('intake'), commerce: rowsOf('commerce') };

/**
 * Result of the last comparison of promised mails with deliveries, over seven days; `missing` oldest first, at most 10.
 */
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
