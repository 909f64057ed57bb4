import { z } from 'zod';
import { applicationSchema } from './applications/schemas.ts';
import { caseReasons, moneyCaseSchema } from './cases/schemas.ts';
import { languages } from './locales.ts';
import { mailRecipients } from './mails/schemas.ts';
import { currencies, productTypes } from './checkouts/prices.ts';
import { staffMailSchema } from './staff/mails.ts';

/**
 * An event between services. `aggregateId` is the id of the event's subject, `correlationId` the id of the request that
 * caused it, `occurredAt` RFC 3339 in UTC, `traceparent` the W3C trace that the event continues. `repeats` is the id of
 * an earlier event that this one repeats because its mails are missing.
 */
const envelope = <Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.object({
    id: z.uuid(),
    type: z.literal(type),
    occurredAt: z.iso.datetime(),
    aggregateId: z.string().min(1),
    correlationId: z.string().min(1),
    // An invalid value is dropped, so that the event itself stays valid.
    traceparent: z.string().max(100).optional().catch(undefined),
    repeats: z.uuid().optional(),
    payload,
  });

export const applicationSubmitted = envelope(
  'intake.application-submitted.v1',
  applicationSchema.omit({ score: true }),
);

export type ApplicationSubmitted = z.infer<typeof applicationSubmitted>;

const inLanguage = z.object({ language: z.enum(languages) });

/**
 * Events about an application contain only its id as `aggregateId`; the worker asks intake for the texts when it sends
 * the mail. Events of v1 are still read for one more release.
 */
export const applicationSubmittedV2 = envelope('intake.application-submitted.v2', inLanguage);
export const applicationMailRequestedV2 = envelope(
  'intake.application-mail-requested.v2',
  inLanguage.extend({ recipient: z.enum(mailRecipients) }),
);
/** The waiting time for the preliminary result is over. */
export const applicationAssessed = envelope('intake.application-assessed.v1', inLanguage);
/** Staff have answered by mail; the event's id is the answer's id. */
export const applicationAnswered = envelope('intake.application-answered.v1', inLanguage);
/** Applications wait for an answer that is due soon; `aggregateId` is the id of the reminder that lists them. */
export const replyDue = envelope('intake.reply-due.v1', z.object({}));
/** An application was deleted; consumers delete their data about it too. */
export const applicationErased = envelope('intake.application-erased.v1', inLanguage);
/** An applicant requests a new address, which the old and the new one must confirm. */
export const addressChangeRequested = envelope('intake.address-change-requested.v1', inLanguage);
/** An application was changed; the event's id is that of the mail that tells it. */
export const applicationChanged = envelope('intake.application-changed.v1', inLanguage);
/** A person has requested new links; `aggregateId` is the id of the request, whose address may be unknown. */
export const linksRequested = envelope('intake.links-requested.v1', inLanguage);

/** Staff request a mail about an application again, to one of its two recipients. */
export const applicationMailRequested = envelope(
  'intake.application-mail-requested.v1',
  z.object({ recipient: z.enum(mailRecipients), application: applicationSchema.omit({ score: true }) }),
);

export type ApplicationMailRequested = z.infer<typeof applicationMailRequested>;

export const staffMailRequested = envelope('gateway.staff-mail-requested.v1', staffMailSchema);

export type StaffMailRequested = z.infer<typeof staffMailRequested>;

const soldOrder = {
  order_id: z.uuid(),
  product: z.enum(productTypes),
  /** Hours of a session; null for the guide. */
  hours: z.number().int().positive().nullable(),
  /** In minor units. */
  amount: z.number().int().positive(),
  currency: z.enum(currencies),
  email: z.email(),
  language: z.enum(languages),
};

/** The provider has confirmed the payment of an order; published once per order. */
export const orderPaid = envelope('commerce.order-paid.v1', z.object(soldOrder));
export type OrderPaid = z.infer<typeof orderPaid>;

/** The money of a paid order was returned or is disputed; the order's links no longer work. */
export const orderRefunded = envelope(
  'commerce.order-refunded.v1',
  z.object({ ...soldOrder, reason: z.enum(['refund', 'dispute']) }),
);
export type OrderRefunded = z.infer<typeof orderRefunded>;

/**
 * A part of a paid order's money was returned; the product stays delivered. Published for each part. `aggregateId` is
 * the order's id.
 */
export const orderPartlyRefunded = envelope('commerce.order-partly-refunded.v1', z.object({}));
export type OrderPartlyRefunded = z.infer<typeof orderPartlyRefunded>;

/** A buyer has requested new links; the order page has them. */
export const downloadRenewed = envelope(
  'commerce.download-renewed.v1',
  z.object({ order_id: z.uuid(), email: z.email(), language: z.enum(languages) }),
);
export type DownloadRenewed = z.infer<typeof downloadRenewed>;

/** Only ids: the worker asks commerce for the rest when it sends the mail. */
const caseFacts = z.object({
  reason: z.enum(caseReasons),
  payment_status: moneyCaseSchema.shape.payment_status,
  order_id: z.uuid().nullable(),
});

/** A payment matches no order: staff decide, and the buyer is informed. `aggregateId` is the case's id. */
export const caseOpened = envelope('commerce.case-opened.v1', caseFacts);
export type CaseOpened = z.infer<typeof caseOpened>;

/** The money of a payment that matched no order was returned. */
export const caseRefunded = envelope('commerce.case-refunded.v1', caseFacts);
export type CaseRefunded = z.infer<typeof caseRefunded>;

/**
 * Staff request a mail about an order: its receipt again, or, after a change of the address, a receipt to the new
 * address and a notice to the old one. `aggregateId` is the order's id.
 */
export const orderMailRequested = envelope(
  'commerce.order-mail-requested.v1',
  z.object({ kind: z.enum(['receipt', 'moved']) }),
);
export type OrderMailRequested = z.infer<typeof orderMailRequested>;

/** No staff member has contacted the buyer of a session yet, and the promised time is nearly over. */
export const sessionWaits = envelope('commerce.session-waits.v1', z.object({}));
export type SessionWaits = z.infer<typeof sessionWaits>;

/** Every event by its type; transports validate and consumers parse with these schemas. */
export const eventSchemas = {
  'intake.application-submitted.v1': applicationSubmitted,
  'intake.application-mail-requested.v1': applicationMailRequested,
  'intake.application-submitted.v2': applicationSubmittedV2,
  'intake.application-mail-requested.v2': applicationMailRequestedV2,
  'intake.application-assessed.v1': applicationAssessed,
  'intake.application-answered.v1': applicationAnswered,
  'intake.application-erased.v1': applicationErased,
  'intake.reply-due.v1': replyDue,
  'intake.address-change-requested.v1': addressChangeRequested,
  'intake.application-changed.v1': applicationChanged,
  'intake.links-requested.v1': linksRequested,
  'gateway.staff-mail-requested.v1': staffMailRequested,
  'commerce.order-paid.v1': orderPaid,
  'commerce.order-refunded.v1': orderRefunded,
  'commerce.order-partly-refunded.v1': orderPartlyRefunded,
  'commerce.download-renewed.v1': downloadRenewed,
  'commerce.order-mail-requested.v1': orderMailRequested,
  'commerce.session-waits.v1': sessionWaits,
  'commerce.case-opened.v1': caseOpened,
  'commerce.case-refunded.v1': caseRefunded,
} as const;

export type EventType = keyof typeof eventSchemas;
export type DomainEvent<Type extends EventType = EventType> = z.infer<(typeof eventSchemas)[Type]>;
