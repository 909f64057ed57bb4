import { z } from 'zod';
import { applicationSchema } from './applications.ts';

/**
 * Facts that cross services. `aggregateId` names what the fact is about, `correlationId` is the id of the request that
 * caused it, `occurredAt` is RFC 3339 in UTC.
 */
const envelope = <Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.object({
    id: z.uuid(),
    type: z.literal(type),
    occurredAt: z.iso.datetime(),
    aggregateId: z.string().min(1),
    correlationId: z.string().min(1),
    payload,
  });

export const applicationSubmitted = envelope(
  'intake.application-submitted.v1',
  applicationSchema.omit({ score: true }),
);

export type ApplicationSubmitted = z.infer<typeof applicationSubmitted>;

/** Every event by its type: what the transports validate and the consumers parse with. */
export const eventSchemas = {
  'intake.application-submitted.v1': applicationSubmitted,
} as const;

export type EventType = keyof typeof eventSchemas;
export type DomainEvent<Type extends EventType = EventType> = z.infer<(typeof eventSchemas)[Type]>;
