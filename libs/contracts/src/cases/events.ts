import { z } from 'zod';
import { envelope } from '../envelope.ts';
import { caseReasons, moneyCaseSchema } from './schemas.ts';

/** Only ids: the worker asks commerce for the rest when it sends the mail. */
const caseFacts = z.object({
  reason: z.enum(caseReasons),
  payment_status: moneyCaseSchema.shape.payment_status,
  order_id: z.uuid().nullable(),
});

export const caseEvents = {
  /** A payment matches no order: staff decide, and the buyer is informed. `aggregateId` is the case's id. */
  'commerce.case-opened.v1': envelope('commerce.case-opened.v1', caseFacts),
  /** The money of a payment that matched no order was returned. */
  'commerce.case-refunded.v1': envelope('commerce.case-refunded.v1', caseFacts),
};
