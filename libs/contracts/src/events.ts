import type { z } from 'zod';
import { answerEvents } from './answers/events.ts';
import { applicationEvents } from './applications/events.ts';
import { bookingEvents } from './bookings/events.ts';
import { caseEvents } from './cases/events.ts';
import { envelope } from './envelope.ts';
import { erasureEvents } from './erasure/events.ts';
import { myApplicationEvents } from './my-application/events.ts';
import { orderEvents } from './orders/events.ts';
import { siteEvents } from './site/events.ts';
import { staffMailSchema } from './staff/mails.ts';
import { withdrawalEvents } from './withdrawals/events.ts';

/**
 * Every event by its type; transports validate and consumers parse with these schemas. Events about applications, orders
 * and cases contain ids and kinds alone; the worker asks their owner for the texts when it sends the mail.
 */
export const eventSchemas = {
  ...applicationEvents,
  ...answerEvents,
  ...myApplicationEvents,
  ...erasureEvents,
  'gateway.staff-mail-requested.v1': envelope('gateway.staff-mail-requested.v1', staffMailSchema),
  ...orderEvents,
  ...caseEvents,
  ...withdrawalEvents,
  ...bookingEvents,
  ...siteEvents,
};

/** Name of an event with its version, for example `commerce.order-paid.v1`. */
export type EventType = keyof typeof eventSchemas;
/** An event of one type, or of any. */
export type DomainEvent<Type extends EventType = EventType> = z.infer<(typeof eventSchemas)[Type]>;
export type StaffMailRequested = DomainEvent<'gateway.staff-mail-requested.v1'>;
export type OrderPaid = DomainEvent<`commerce.order-paid.v${1 | 2}`>;
export type OrderRefunded = DomainEvent<`commerce.order-refunded.v${1 | 2}`>;
export type OrderPartlyRefunded = DomainEvent<'commerce.order-partly-refunded.v1'>;
export type OrderMailRequested = DomainEvent<'commerce.order-mail-requested.v1'>;
export type ReviewRequested = DomainEvent<'commerce.review-requested.v1'>;
export type SessionWaits = DomainEvent<'commerce.session-waits.v1'>;
export type DownloadRenewed = DomainEvent<`commerce.download-renewed.v${1 | 2}`>;
export type CaseOpened = DomainEvent<'commerce.case-opened.v1'>;
export type CaseRefunded = DomainEvent<'commerce.case-refunded.v1'>;
export type WithdrawalMailRequested = DomainEvent<'commerce.withdrawal-mail-requested.v1'>;
export type BookingMailRequested = DomainEvent<'commerce.booking-mail-requested.v1'>;
export type AgencyChanged = DomainEvent<'gateway.agency-changed.v1'>;
