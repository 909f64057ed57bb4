import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from '@jest/globals';
import type { StaffMailRequested } from '@blue-peony/contracts';
import { createInboxTable, Inbox, InProcessTransport } from '@blue-peony/messaging';
import { createLogger, databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { createDatabase, until } from '@blue-peony/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ensureStaff, gatewayDatabase, startGateway, type GatewayConfig, type StaffAccount } from '../src/index.ts';
import { callsOf, owner, reviewer, type Calls } from './calls-of.ts';

export * from './calls-of.ts';

/** The secret that all services once shared; links from that time must still work. */
export const photoLinkKeys = new KeyRing(['a key for photos, of more than 32 characters']);
export const secretsKey = 'a key for sealing, of more than 32 characters';
export const publicUrl = 'http://gateway.test';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };

/** A real HTTP server in place of a service: records requests and answers as the test sets. */
async function startService(given = {}) {
  const own: { received: Received[]; answer: RequestListener; ready: (response: ServerResponse) => unknown } = {
    received: [],
    answer: (_request, response) => response.end('{}'),
    ready: (response) => response.end('{}'),
  };
  const service = Object.assign(given, own);
  const server = createServer(async (request, response) => {
    if (request.url === '/readyz') return service.ready(response);
    const { method = '', url = '', headers } = request;
    const record = { method, url, headers, body: Buffer.alloc(0) };
    own.received.push(record);
    if (!headers['x-answer-early']) record.body = await buffer(request).catch(() => Buffer.alloc(0));
    return service.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

type Service = Awaited<ReturnType<typeof startService>>;

/** An answer in JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A service's stand-in for all tests of a file. */
export function useService(): Service {
  const service = {} as Service;
  beforeAll(async () => void (await startService(service)));
  afterAll(() => service.close());
  return service;
}

type StaffMail = StaffMailRequested['payload'];

/** A consumer with a real inbox that records the mails that the gateway requests. */
async function receiveMails(ownerUrl: string, transport: InProcessTransport) {
  await provision(ownerUrl, { role: 'consumer_test', password: 'consumer', schema: 'consumer' });
  const options = { url: ownerUrl, schema: 'consumer', entities: [], migrations: [] };
  const dataSource = await new DataSource(databaseOptions(options)).initialize();
  await createInboxTable(dataSource.createQueryRunner());
  const mails: StaffMail[] = [];
  await transport.subscribe({
    queue: 'mails',
    types: ['gateway.staff-mail-requested.v1'],
    inbox: new Inbox({ dataSource }),
    handle: async (event) => void mails.push((event as StaffMailRequested).payload),
  });
  return { mails, dataSource };
}

/** The gateway on its own database with one reviewer and one owner; logs and mails are recorded. */
async function startUnderTest(settings: Partial<GatewayConfig> = {}) {
  const database = await createDatabase();
  const databaseUrl = await provision(database.url, { role: 'gateway_test', password: 'gateway', schema: 'gateway' });
  await migrate({ ...gatewayDatabase, url: databaseUrl, ownerUrl: database.url });
  await ensureStaff(databaseUrl, reviewer);
  await ensureStaff(databaseUrl, owner);
  const logs: string[] = [];
  const logger = createLogger({
    service: 'gateway',
    level: 'debug',
    destination: { write: (line) => void logs.push(line) },
  });
  const config: GatewayConfig = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl,
    intakeUrl: 'http://127.0.0.1:9',
    publicUrl,
    trustedProxies: ['127.0.0.0/8'],
    photoLinkKeys,
    sealingKeys: new KeyRing([secretsKey]),
    rateLimits: false,
    uploadsAtOnce: 64,
    apiDocs: true,
    secondFactorRequired: false,
    ...settings,
  };
  const transport = new InProcessTransport({ logger });
  const { mails, dataSource: consumer } = await receiveMails(database.url, transport);
  /** Another gateway beside it. */
  async function another(given: Partial<GatewayConfig> = {}) {
    const { url, close } = await startGateway({ ...config, ...given }, { logger, transport });
    return { ...callsOf(url), close };
  }
  const gateway = await another();
  const sql = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=gateway' });
  const ownerSql = new pg.Client({ connectionString: database.url, options: '-c search_path=gateway' });
  await Promise.all([sql.connect(), ownerSql.connect()]);
  return {
    ...gateway,
    config,
    logs,
    parts: { logger, transport },
    /** Connections as the service's own role and as the database's owner. */
    sql,
    ownerSql,
    mails,
    ensureStaff: (account: StaffAccount, options?: { keepsPassword: boolean }) =>
      ensureStaff(databaseUrl, account, options),
    another,
    async idOf(account: { email: string }) {
      const { rows } = await sql.query<{ id: string }>('SELECT id FROM staff WHERE email = $1', [account.email]);
      return rows[0]!.id;
    },
    /** The newest entries of the audit, oldest first. @param action also a pattern of LIKE @param staff id of a person */
    async audited(most = 1, { action = '%', staff }: { action?: string; staff?: string } = {}) {
      const { rows } = await sql.query<{ action: string; subject: string; detail: string }>(
        `SELECT action, subject, detail FROM audit WHERE action LIKE $2 AND ($3::uuid IS NULL OR staff_id = $3)
         ORDER BY id DESC LIMIT $1`,
        [most, action, staff ?? null],
      );
      return rows.toReversed();
    },
    /** Adds an authenticator app, as if one of its codes had been verified. */
    addFactor: (staff: string, id = randomUUID()) =>
      sql.query(
        `INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES ($1, $2, 'phone', '', now())`,
        [id, staff],
      ),
    /** As if no session had shown a factor in the last five minutes. */
    forgetPresence: () =>
      sql.query(`UPDATE sessions SET amr = (
        SELECT jsonb_agg(jsonb_set(entry, '{timestamp}', to_jsonb((entry->>'timestamp')::int - 301)))
        FROM jsonb_array_elements(amr) AS entry)`),
    /** As if the ten seconds had passed after which the relay sends what its writer has not. */
    sendLeased: () => sql.query('UPDATE outbox SET due_at = now()'),
    /** Waits for a mail of a kind to an address and removes it from the list. Events keep no order: `change` tells which. */
    async mail<Kind extends StaffMail['kind']>(kind: Kind, to: string, change?: string) {
      const isIt = (one: StaffMail) =>
        one.kind === kind && one.to === to && (!change || ('change' in one && one.change === change));
      const mail = await until(() => mails.find(isIt));
      mails.splice(mails.indexOf(mail), 1);
      return mail as StaffMail & { kind: Kind };
    },
    async close() {
      await gateway.close();
      await transport.close();
      await consumer.destroy();
      await Promise.all([sql.end(), ownerSql.end()]);
      await database.drop();
    },
  };
}

type UnderTest = Awaited<ReturnType<typeof startUnderTest>>;

/** The gateway for all tests of a file. */
export function useGateway(settings = (): Partial<GatewayConfig> => ({})): UnderTest {
  const gateway = {} as UnderTest;
  beforeAll(async () => void Object.assign(gateway, await startUnderTest(settings())));
  afterAll(() => gateway.close());
  return gateway;
}

/** Another gateway beside it, for all tests of a file. */
export function useReplica(gateway: UnderTest, settings = (): Partial<GatewayConfig> => ({})): Calls {
  const replica = {} as Awaited<ReturnType<UnderTest['another']>>;
  beforeAll(async () => void Object.assign(replica, await gateway.another(settings())));
  afterAll(() => replica.close());
  return replica;
}
