import { randomBytes } from 'node:crypto';
import type { DomainEvent } from '@blue-peony/contracts';
import { createLogger } from '@blue-peony/service-kit';
import { createDatabase, until } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { Inbox, createInboxTable, createOutboxTable, newEvent, type EventTransport } from '../src/index.ts';

export const type = 'intake.application-submitted.v2';
export const logger = createLogger({ service: 'messaging-test', level: 'silent' });

/** A service's database: outbox and inbox in a schema of its own. */
export type Bench = { url: string; dataSource: DataSource; inbox: Inbox; dispose(): Promise<void> };

export async function createBench(): Promise<Bench> {
  const database = await createDatabase();
  const dataSource = await connectTo(database.url);
  await createOutboxTable(dataSource);
  await createInboxTable(dataSource);
  return {
    url: database.url,
    dataSource,
    inbox: new Inbox({ dataSource }),
    async dispose() {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export const connectTo = (url: string) => new DataSource({ type: 'postgres', url, poolSize: 25 }).initialize();

export const randomName = () => `test-${randomBytes(4).toString('hex')}`;

/** An event as the intake publishes it. */
export const submitted = (aggregateId = 'a-1'): DomainEvent =>
  newEvent(type, { aggregateId, correlationId: 'request-1', payload: { language: 'en' } });

/** An event whose payload the contract does not know. */
export const malformed = (): DomainEvent => ({ ...submitted(), payload: { nothing: 'of it' } }) as never;

/** Waits until a transport is at work. */
export const atWork = (transport: EventTransport, withinMs?: number) =>
  until(
    () =>
      transport.check().then(
        () => true,
        () => false,
      ),
    withinMs,
  );
