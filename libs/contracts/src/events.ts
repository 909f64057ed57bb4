import { z } from 'zod';
import { applicationSchema } from './applications.ts';
import { confirmTypes } from './confirm-link.ts';

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

/** When an hour or a day is over, the codes in a mail open nothing any more, wherever a copy of them still lies. */
const code = { to: z.string().min(3), code: z.string().min(6), expires_at: z.iso.datetime() };

/**
 * A mail to one staff member about her own account. `code` is typed in, `token` is carried by the link; each works once,
 * and their sender keeps nothing but their hashes.
 */
export const staffMailRequested = envelope(
  'gateway.staff-mail-requested.v1',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(confirmTypes), token: z.string().min(20), ...code }),
    z.object({ kind: z.literal('reauthentication'), ...code }),
    z.object({ kind: z.enum(['password_changed', 'email_changed']), to: z.string().min(3) }),
  ]),
);

export type StaffMailRequested = z.infer<typeof staffMailRequested>;

/** Every event by its type: what the transports validate and the consumers parse with. */
export const eventSchemas = {
  'intake.application-submitted.v1': applicationSubmitted,
  'gateway.staff-mail-requested.v1': staffMailRequested,
} as const;

export type EventType = keyof typeof eventSchemas;
export type DomainEvent<Type extends EventType = EventType> = z.infer<(typeof eventSchemas)[Type]>;
