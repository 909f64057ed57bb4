import { z } from 'zod';
import { del, get, post, put, type Endpoint } from '../endpoint.ts';
import { bookingTextSchema, caseTextSchema, orderTextSchema, withdrawalTextSchema } from './order-texts.ts';
import { promiseQuerySchema, promiseSchema, repeatsAtMost } from '../mails/promises.ts';
import { gatheredAtMost, mailTextKinds, mailTextSchema } from './schemas.ts';

const params = z.object({ kind: z.enum(mailTextKinds), id: z.uuid() });
const ofIntake = { service: 'intake', who: 'service' } as const;
const ofCommerce = { service: 'commerce', who: 'service' } as const;

/** Calls from the worker to intake; internal, like `promiseEndpoints`. */
export const mailTextEndpoints = {
  readMailText: get('/inner/mail-texts/{kind}/{id}', {
    ...ofIntake,
    summary: 'Current content of a mail about an application',
    params,
    response: mailTextSchema,
  }),
  /**
   * Links to those of the applications that were sent from the address of the first one. A link goes to no other spelling:
   * on some servers that is another person.
   */
  readGatheredMailText: get('/inner/gathered-mail-texts', {
    ...ofIntake,
    summary: 'Current content of one mail about several applications of an address',
    query: z.strictObject({
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid()).max(gatheredAtMost)),
    }),
    response: mailTextSchema,
    problems: ['not_found'],
  }),
  /** Deletes the address of a request or of a deleted application once its mail no longer needs it. */
  forgetMailText: del('/inner/mail-texts/{kind}/{id}', {
    ...ofIntake,
    summary: 'Delete the data stored only for this mail, which has ended',
    params,
    response: z.strictObject({}),
  }),
  /** Marks an address that refuses mail, so that the desk shows it until it is corrected or a mail arrives. */
  noteRefusal: put('/inner/refusals/{id}', {
    ...ofIntake,
    summary: "Record that the applicant's mailbox has permanently refused a mail",
    response: z.strictObject({}),
  }),
  endRefusal: del('/inner/refusals/{id}', {
    ...ofIntake,
    summary: "Record that the applicant's mailbox has accepted a mail",
    response: z.strictObject({}),
  }),
} as const satisfies Record<string, Endpoint>;

/** Calls from the worker to commerce; internal, like `mailTextEndpoints`. 404 with `nothingToTell` for deleted data. */
export const orderTextEndpoints = {
  readOrderText: get('/inner/order-texts/{id}', {
    ...ofCommerce,
    summary: 'Current content of a mail about an order',
    response: orderTextSchema,
  }),
  /** Of a mail that an event asked for: consents from before it are confirmed. */
  confirmConsents: put('/inner/consent-confirmations/{id}', {
    ...ofCommerce,
    summary: "Record that the buyer's mail server has accepted the mail that confirms her consents",
    body: z.strictObject({ asked_at: z.iso.datetime() }),
    response: z.strictObject({}),
  }),
  readCaseText: get('/inner/case-texts/{id}', {
    ...ofCommerce,
    summary: 'Current content of a mail about a payment that matches no order',
    response: caseTextSchema,
  }),
  readWithdrawalText: get('/inner/withdrawal-texts/{id}', {
    ...ofCommerce,
    summary: 'Current content of a mail about a withdrawal',
    response: withdrawalTextSchema,
  }),
  readBookingText: get('/inner/booking-texts/{id}', {
    ...ofCommerce,
    summary: 'Current content of a mail about a session with a date',
    response: bookingTextSchema,
  }),
} as const satisfies Record<string, Endpoint>;

const promiseRows = (service: 'intake' | 'commerce') => ({
  listPromises: get('/inner/promises', {
    service,
    summary: 'Promised mails in a time range, oldest first',
    who: 'service',
    query: promiseQuerySchema,
    response: z.object({ items: z.array(promiseSchema) }),
  }),
  repeatPromises: post('/inner/promises/repeat', {
    service,
    summary: 'Request these mails again, except those still waiting in the outbox',
    status: 202,
    who: 'service',
    body: z.strictObject({ ids: z.array(z.uuid()).max(repeatsAtMost) }),
    response: z.object({ repeated: z.number().int() }),
  }),
});

/**
 * Calls from the worker to the services that own the mails' data. They are not part of the public contract: the gateway
 * has no route to them, and each asks for a token of the called service.
 */
export const promiseEndpoints = { intake: promiseRows('intake'), commerce: promiseRows('commerce') };
