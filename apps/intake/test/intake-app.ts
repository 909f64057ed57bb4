import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { intakeDatabase, speedCheckMs, startIntake, type IntakeConfig } from '@blue-peony/intake';
import { createInboxTable, Inbox, InProcessTransport } from '@blue-peony/messaging';
import { createLogger, databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore, Ledger } from '@blue-peony/storage';
import { createDatabase, innerKeys, startIdentity } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';

export const applicantKeys = new KeyRing(['a key for the tests, of more than 32 characters']);

type DeskCall = { method?: string; body?: unknown; by?: Record<string, unknown> };

/**
 * The real service on a real database and a real folder, with the real outbox, relay and inbox. Not real: the gateway,
 * whose tokens {@link startIdentity} signs, and the consumer, which only records the events.
 */
export async function startIntakeApp(settings: Partial<IntakeConfig> = {}) {
  const owner = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-photos-'));
  const identity = await startIdentity();
  const role = (name: string, extensions: readonly string[] = []) =>
    provision(owner.url, { role: `${name}_test`, password: 'test', schema: name, extensions });
  const databaseUrl = await role('intake', intakeDatabase.extensions);
  await migrate({ ...intakeDatabase, url: databaseUrl, ownerUrl: owner.url });

  await role('notification');
  const consumer = await new DataSource(
    databaseOptions({ url: owner.url, schema: 'notification', entities: [], migrations: [] }),
  ).initialize();
  await createInboxTable(consumer.createQueryRunner());
  const logLines: string[] = [];
  const logger = createLogger({
    service: 'intake',
    level: 'trace',
    destination: { write: (line) => void logLines.push(line) },
  });
  const transport = new InProcessTransport({ logger });
  const events: DomainEvent[] = [];
  const listen = () =>
    transport.subscribe({
      queue: 'test',
      types: [
        'intake.application-submitted.v2',
        'intake.application-assessed.v1',
        'intake.application-answered.v1',
        'intake.application-changed.v1',
      ],
      inbox: new Inbox({ dataSource: consumer }),
      handle: async (event: DomainEvent) => void events.push(event),
    });
  const store = new DiskStore(folder);
  const ledgerStore = new DiskStore(join(folder, 'ledger'));
  const config = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl,
    gatewayJwksUrl: identity.jwksUrl,
    applicantKeys,
    innerKeys,
    photosAtOnce: 8,
    photoMemory: 256 * 1024 * 1024,
    unclaimedBytes: 1e9,
    speedCheckMs,
    ...settings,
  };
  const start = () => startIntake(config, { logger, transport, store, ledger: ledgerStore });
  const service = await start();
  const database = await new DataSource(databaseOptions({ ...intakeDatabase, url: databaseUrl })).initialize();
  /** A call of staff below /api/admin, as the gateway makes it; `by` says who it is. */
  async function desk(path: string, { method = 'GET', body, by = {} }: DeskCall = {}): Promise<Response> {
    const authorization = `Bearer ${await identity.token(by)}`;
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    return fetch(`${service.url}/api/admin/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  }
  return {
    desk,
    url: service.url,
    /** Another process of the same service, which begins with all that the service does now and then. */
    replica: start,
    identity,
    database,
    ownerUrl: owner.url,
    events,
    listen,
    logLines,
    store,
    ledgerStore,
    ledger: new Ledger(ledgerStore, applicantKeys),
    storedFiles: async () => (await readdir(folder)).filter((name) => name.endsWith('.jpg')),
    close: async () => {
      await service.close();
      await transport.close();
      await Promise.all([consumer.destroy(), database.destroy(), identity.close()]);
      await owner.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type IntakeApp = Awaited<ReturnType<typeof startIntakeApp>>;

/** The service for all tests of a file. */
export function useIntakeApp(settings?: Partial<IntakeConfig>): IntakeApp {
  const app = {} as IntakeApp;
  beforeAll(async () => void Object.assign(app, await startIntakeApp(settings)));
  afterAll(() => app.close());
  return app;
}
