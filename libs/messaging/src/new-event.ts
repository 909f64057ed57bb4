import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventType } from '@blue-peony/contracts';
import { currentTraceparent } from '@blue-peony/service-kit';

type Facts<Type extends EventType> = Pick<DomainEvent<Type>, 'aggregateId' | 'correlationId' | 'payload'>;

/** Creates an event that occurs now, in the envelope of `libs/contracts/src/envelope.ts`. */
export function newEvent<Type extends EventType>(type: Type, facts: Facts<Type>): DomainEvent<Type> {
  const traceparent = currentTraceparent();
  const envelope = {
    id: randomUUID(),
    type,
    occurredAt: new Date().toISOString(),
    ...(traceparent && { traceparent }),
  };
  return { ...envelope, ...facts } as DomainEvent<Type>;
}
