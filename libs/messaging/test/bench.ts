import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assess, assessmentRuleVersion, type DomainEvent } from '@blue-peony/contracts';
import { createLogger } from '@blue-peony/service-kit';
import { createDatabase } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { Inbox, createInboxTable, createOutboxTable, newEvent, type EventTransport } from '../src/index.ts';

export const type = 'intake.application-submitted.v1';
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

/** An event as the intake publishes it; `name` is a person's, and must show up nowhere. */
export function submitted(name = 'Ann Sample'): DomainEvent {
  const shown = { onlyfans_monthly_earnings: '$0', instagram: 'ann', tiktok: null, other_socials: null } as const;
  return newEvent(type, {
    aggregateId: 'a-1',
    correlationId: 'request-1',
    payload: {
      id: '0a0b5a36-3d0b-4f2e-8a53-5fb4b23e4a0e',
      created_at: new Date().toISOString(),
      name,
      email: 'ann@example.com',
      country: 'Poland',
      city: 'Gdynia',
      zip_code: null,
      ...shown,
      onlyfans_username: null,
      whatsapp: '+48 555 000 111',
      message: null,
      file_urls: [],
      language: 'en',
      assessment_result: assess({ ...shown, file_urls: [] }),
      assessment_version: assessmentRuleVersion,
    },
  });
}

/** An event whose payload the contract does not know. */
export const malformed = (): DomainEvent => ({ ...submitted(), payload: { nothing: 'of it' } }) as never;

/** Waits until `probe` gives something true. @throws Error after `withinMs` */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  withinMs = 20_000,
): Promise<Exclude<T, false | undefined>> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await probe();
    if (value) return value as Exclude<T, false | undefined>;
    if (performance.now() > end) throw new Error(`Still not so after ${withinMs} ms: ${String(probe)}`);
    await sleep(20);
  }
}

/** Waits until a transport is at work. */
export const atWork = (transport: EventTransport, withinMs?: number) =>
  eventually(
    () =>
      transport.check().then(
        () => true,
        () => false,
      ),
    withinMs,
  );
