import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { intakeDatabase, speedCheckMs, startIntake, type IntakeConfig } from '@blue-peony/intake';
import { createInboxTable, Inbox, InProcessTransport } from '@blue-peony/messaging';
import { createLogger, databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore, Ledger } from '@blue-peony/storage';
import { applicationForm, asWorker, createDatabase, innerKeys, startIdentity } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';

export const applicantKeys = new KeyRing(['a key for the tests, of more than 32 characters']);

type JsonCall = { method?: string; body?: unknown };
type DeskCall = JsonCall & { by?: Record<string, unknown> };
type Columns = Record<string, unknown>;

const send = (url: string, authorization: string, { method = 'GET', body }: JsonCall) =>
  fetch(url, {
    method,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });

type Answer<Body> = { status: number; body: Body };

/** Which part of an answer there is, each test knows. */
const answerOf = async <Body>(response: Response): Promise<Answer<Body>> => ({
  status: response.status,
  body: (await response.json()) as Body,
});

/** The columns of an application that the desk has not touched. */
const seedOf = (given: Columns): Columns => ({
  ...applicationForm(),
  instagram: null,
  privacy_version: '2024-01-30',
  request_hash: Buffer.alloc(32),
  assessment_result: 'qualified',
  assessment_version: 1,
  ...given,
});

/** What tests ask of the tables of the service. */
function tablesOf(database: DataSource) {
  const sql = <Row extends object = object>(text: string, ...values: unknown[]) => database.query<Row[]>(text, values);
  /** The first row. */
  const one = async <Row extends object>(text: string, ...values: unknown[]) => (await sql<Row>(text, ...values))[0]!;
  /** @param computed SQL of the columns that differ, with the number `n` of the row */
  async function seedMany(count: number, given: Columns, computed: Record<string, string> = {}): Promise<string[]> {
    const row = seedOf(given);
    const columns = Object.keys(row).filter((name) => !(name in computed));
    const places = columns.map((_, index) => `$${index + 1}`);
    const rows = await sql<{ id: string }>(
      `INSERT INTO applications (${[...columns, ...Object.keys(computed)].join(', ')})
       SELECT ${[...places, ...Object.values(computed)].join(', ')} FROM generate_series(1, ${count}) AS n RETURNING id`,
      ...columns.map((name) => row[name]),
    );
    return rows.map(({ id }) => id);
  }
  return {
    sql,
    one,
    seedMany,
    /** Inserts an application row as it would be after some time at the desk. @returns its id */
    seed: async (given: Columns = {}): Promise<string> => (await seedMany(1, given))[0]!,
    /** Changes an application as people or time would. @param set may have values from $2 on */
    update: (id: string, set: string, ...values: unknown[]) =>
      sql(`UPDATE applications SET ${set} WHERE id = $1`, id, ...values),
    /** Columns of an application. */
    row: <Row extends object = object>(id: string, columns: string) =>
      one<Row>(`SELECT ${columns} FROM applications WHERE id = $1`, id),
    historyOf: (id: string) =>
      sql<{ staff_id: string | null; kind: string; detail: object }>(
        'SELECT staff_id, kind, detail FROM application_events WHERE application_id = $1 ORDER BY id',
        id,
      ),
  };
}

/**
 * The real service on a real database and a real folder, with the real outbox, relay and inbox. Not real: the gateway,
 * whose tokens {@link startIdentity} signs, and the consumer, which only records the events.
 * @public for the tests that the generator of calls writes
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
  const desk = async (path: string, { by = {}, ...call }: DeskCall = {}): Promise<Response> =>
    send(`${service.url}/api/admin/${path}`, `Bearer ${await identity.token(by)}`, call);
  return {
    desk,
    /** The same with the JSON of its answer. */
    ask: async <Body = unknown>(path: string, call?: DeskCall): Promise<Answer<Body>> =>
      answerOf(await desk(path, call)),
    /** A call of the worker below /inner. */
    inner: async <Body = unknown>(path: string, call: JsonCall = {}): Promise<Answer<Body>> =>
      answerOf(await send(`${service.url}/inner/${path}`, (await asWorker('intake')).authorization, call)),
    ...tablesOf(database),
    url: service.url,
    /** Another process of the same service, which begins with all that the service does now and then. */
    replica: start,
    identity,
    database,
    ownerUrl: owner.url,
    events,
    eventsOf: (id: string) => events.filter(({ aggregateId }) => aggregateId === id),
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
