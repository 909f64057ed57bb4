import { z } from 'zod';
import { applicationSchema } from './applications.ts';
import { caseReasons, moneyCaseSchema } from './cases.ts';
import { languages } from './locales.ts';
import { mailRecipients } from './mails.ts';
import { currencies, productTypes } from './prices.ts';
import { staffMailSchema } from './staff-mails.ts';

/**
 * Facts that cross services. `aggregateId` names what the fact is about, `correlationId` is the id of the request that
 * caused it, `occurredAt` is RFC 3339 in UTC, `traceparent` is W3C's: the trace that the event goes on with. `repeats` is
 * the id of the event that this one tells again, because its mails are missing.
 */
const envelope = <Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.object({
    id: z.uuid(),
    type: z.literal(type),
    occurredAt: z.iso.datetime(),
    aggregateId: z.string().min(1),
    correlationId: z.string().min(1),
    // Whatever is wrong with it, the event itself is not.
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
 * Facts about an application that carry nothing of it: `aggregateId` is its id, and the worker asks intake for the text
 * when it sends. Events of v1 are read for one release more.
 */
export const applicationSubmittedV2 = envelope('intake.application-submitted.v2', inLanguage);
export const applicationMailRequestedV2 = envelope(
  'intake.application-mail-requested.v2',
  inLanguage.extend({ recipient: z.enum(mailRecipients) }),
);
/** The wait for the preliminary result is over. */
export const applicationAssessed = envelope('intake.application-assessed.v1', inLanguage);
/** Staff have answered by mail; the event's id is the answer's. */
export const applicationAnswered = envelope('intake.application-answered.v1', inLanguage);
/** Applications wait for an answer whose time is nearly over; `aggregateId` is of the reminder that names them. */
export const replyDue = envelope('intake.reply-due.v1', z.object({}));
/** An application is deleted; what others keep about it goes too. */
export const applicationErased = envelope('intake.application-erased.v1', inLanguage);
/** An applicant wants another address, which the old and the new one confirm. */
export const addressChangeRequested = envelope('intake.address-change-requested.v1', inLanguage);
/** Fresh links were asked for; `aggregateId` is of the request, whose address may be unknown here. */
export const linksRequested = envelope('intake.links-requested.v1', inLanguage);

/** Staff want a mail about an application sent once more, to one of the two who got it. */
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
  /** Minor units. */
  amount: z.number().int().positive(),
  currency: z.enum(currencies),
  email: z.email(),
  language: z.enum(languages),
};

/** The provider has confirmed the payment of an order, once per order. */
export const orderPaid = envelope('commerce.order-paid.v1', z.object(soldOrder));
export type OrderPaid = z.infer<typeof orderPaid>;

/** The money of a paid order went back, or is disputed: its links have ended. */
export const orderRefunded = envelope(
  'commerce.order-refunded.v1',
  z.object({ ...soldOrder, reason: z.enum(['refund', 'dispute']) }),
);
export type OrderRefunded = z.infer<typeof orderRefunded>;

/** A part of the money of a paid order went back, or one more part; what was bought stays. `aggregateId` is of the order. */
export const orderPartlyRefunded = envelope('commerce.order-partly-refunded.v1', z.object({}));
export type OrderPartlyRefunded = z.infer<typeof orderPartlyRefunded>;

/** A buyer has asked for links that work; the order page has them. */
export const downloadRenewed = envelope(
  'commerce.download-renewed.v1',
  z.object({ order_id: z.uuid(), email: z.email(), language: z.enum(languages) }),
);
export type DownloadRenewed = z.infer<typeof downloadRenewed>;

/** The worker asks commerce for the rest when it sends. */
const caseFacts = z.object({
  reason: z.enum(caseReasons),
  payment_status: moneyCaseSchema.shape.payment_status,
  order_id: z.uuid().nullable(),
});

/** A payment matches no order: staff decide, and the buyer is told that they do. `aggregateId` is of the case. */
export const caseOpened = envelope('commerce.case-opened.v1', caseFacts);
export type CaseOpened = z.infer<typeof caseOpened>;

/** The money of a payment went back that never was an order's. */
export const caseRefunded = envelope('commerce.case-refunded.v1', caseFacts);
export type CaseRefunded = z.infer<typeof caseRefunded>;

/**
 * Staff want a mail about an order sent: its receipt once more, or, where its address was changed, a receipt to the new one and
 * a word to the one before. `aggregateId` is of the order.
 */
export const orderMailRequested = envelope(
  'commerce.order-mail-requested.v1',
  z.object({ kind: z.enum(['receipt', 'moved']) }),
);
export type OrderMailRequested = z.infer<typeof orderMailRequested>;

/** Nobody has contacted the buyer of a session, and the hours in which that was promised are nearly over. */
export const sessionWaits = envelope('commerce.session-waits.v1', z.object({}));
export type SessionWaits = z.infer<typeof sessionWaits>;

/** Every event by its type: what the transports validate and the consumers parse with. */
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
