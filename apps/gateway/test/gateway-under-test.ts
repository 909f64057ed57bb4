import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from '@jest/globals';
import type { StaffMailRequested } from '@blue-peony/contracts';
import { createInboxTable, Inbox, InProcessTransport } from '@blue-peony/messaging';
import {
  createLogger,
  databaseOptions,
  KeyRing,
  migrate,
  provision,
  type RunningService,
} from '@blue-peony/service-kit';
import { createDatabase, until } from '@blue-peony/test-kit';
import { AuthClient } from '@supabase/auth-js';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ensureStaff, gatewayDatabase, startGateway, type GatewayConfig } from '../src/index.ts';

export const reviewer = {
  email: 'reviewer@example.com',
  password: 'a long enough password',
  role: 'reviewer' as const,
};
/** The secret that all services once shared; links from that time must still work. */
export const photoLinkKeys = new KeyRing(['a key for photos, of more than 32 characters']);
export const secretsKey = 'a key for sealing, of more than 32 characters';
export const publicUrl = 'http://gateway.test';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };

/** A real HTTP server in place of a service: records requests and answers as the test sets. */
export async function startService(given = {}) {
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

/** A service's stand-in for all tests of a file. */
export function useService(): Service {
  const service = {} as Service;
  beforeAll(async () => void (await startService(service)));
  afterAll(() => service.close());
  return service;
}

export const owner = { email: 'owner@example.com', password: 'another long password', role: 'owner' as const };

export type StaffMail = StaffMailRequested['payload'];

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
export async function startUnderTest(settings: Partial<GatewayConfig> = {}) {
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
  const gateway = await startGateway(config, { logger, transport });
  const sql = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=gateway' });
  const ownerSql = new pg.Client({ connectionString: database.url, options: '-c search_path=gateway' });
  await Promise.all([sql.connect(), ownerSql.connect()]);
  return {
    url: gateway.url,
    gateway,
    config,
    logs,
    parts: { logger, transport },
    /** Connections as the service's own role and as the database's owner. */
    sql,
    ownerSql,
    mails,
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

export type UnderTest = Awaited<ReturnType<typeof startUnderTest>>;

/** The gateway for all tests of a file. */
export function useGateway(settings = (): Partial<GatewayConfig> => ({})): UnderTest {
  const gateway = {} as UnderTest;
  beforeAll(async () => void Object.assign(gateway, await startUnderTest(settings())));
  afterAll(() => gateway.close());
  return gateway;
}

/** Another gateway beside it, for all tests of a file. */
export function useReplica(gateway: UnderTest, settings = (): Partial<GatewayConfig> => ({})): RunningService {
  const replica = {} as RunningService;
  beforeAll(
    async () => void Object.assign(replica, await startGateway({ ...gateway.config, ...settings() }, gateway.parts)),
  );
  afterAll(() => replica.close());
  return replica;
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export async function signIn(url: string, account: { email: string; password: string } = reviewer) {
  const response = await postJson(`${url}/auth/v1/token?grant_type=password`, account);
  return (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string; app_metadata: Record<string, unknown> };
  };
}

/** A refreshed access token: a token never contains more than its session had when the token was made. */
export async function refresh(url: string, refresh_token: string) {
  const response = await postJson(`${url}/auth/v1/token?grant_type=refresh_token`, { refresh_token });
  return (await response.json()) as { access_token: string; refresh_token: string };
}

/** The session library, configured like in the staff app, and the events that it emits. */
export function library(url: string, flowType: 'pkce' | 'implicit' = 'pkce') {
  const options = { persistSession: false, autoRefreshToken: false, storageKey: String(Math.random()) };
  const experimental = { recoveryCodes: true };
  const auth = new AuthClient({ url: `${url}/auth/v1`, flowType, experimental, ...options });
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, events };
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
