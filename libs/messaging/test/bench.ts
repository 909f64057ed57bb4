import { randomBytes } from 'node:crypto';
import type { DomainEvent } from '@blue-peony/contracts';
import { createLogger } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { newEvent, type EventTransport } from '../src/index.ts';

export const type = 'intake.application-submitted.v2';
export const logger = createLogger({ service: 'messaging-test', level: 'silent' });

export const connectTo = (url: string) => new DataSource({ type: 'postgres', url, poolSize: 25 }).initialize();

export const randomName = () => `test-${randomBytes(4).toString('hex')}`;

/** An event as the intake publishes it. */
export const submitted = (aggregateId = 'a-1'): DomainEvent =>
  newEvent(type, { aggregateId, correlationId: 'request-1', payload: { language: 'en' } });

/** An event whose payload the contract does not know. */
export const malformed = (): DomainEvent => ({ ...submitted(), payload: { nothing: 'of it' } }) as never;

/** Whether a transport is at work. */
export const works = (transport: EventTransport) =>
  transport.check().then(
    () => true,
    () => false,
  );

export const atWork = (transport: EventTransport, withinMs?: number) => until(() => works(transport), withinMs);
