import { z } from 'zod';

/**
 * An event between services. `aggregateId` is the id of the event's subject, `correlationId` the id of the request that
 * caused it, `occurredAt` RFC 3339 in UTC, `traceparent` the W3C trace that the event continues. `repeats` is the id of
 * an earlier event that this one repeats because its mails are missing.
 */
export const envelope = <Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) =>
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
