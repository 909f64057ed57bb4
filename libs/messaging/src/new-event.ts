import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventType } from '@blue-peony/contracts';

type Facts<Type extends EventType> = Pick<DomainEvent<Type>, 'aggregateId' | 'correlationId' | 'payload'>;

/** A fact that happens now, in the envelope that every service reads. */
export function newEvent<Type extends EventType>(type: Type, facts: Facts<Type>): DomainEvent<Type> {
  return { id: randomUUID(), type, occurredAt: new Date().toISOString(), ...facts } as DomainEvent<Type>;
}
