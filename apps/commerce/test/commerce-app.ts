import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { AgencyFacts } from '@blue-peony/agency/schema';
import {
  eventSchemas,
  orderRecordSchema,
  promiseEndpoints,
  type Checkout,
  type DomainEvent,
  type EventType,
  type Order,
  type OrderText,
} from '@blue-peony/contracts';
import { createInboxTable, Inbox, InProcessTransport, newEvent } from '@blue-peony/messaging';
import { createLogger, databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';
import {
  asWorker,
  createDatabase,
  formPost,
  innerKeys,
  startIdentity,
  startTcpProxy,
  until,
  jsonPost,
} from '@blue-peony/test-kit';
import { fontFile } from '@blue-peony/typeset';
import { PDFDocument } from 'pdf-lib';
import { DataSource } from 'typeorm';
import { markPdf } from '../guide/build/mark-pdf.ts';
import { commerceDatabase, startCommerce, type CommerceConfig, type SandboxFault } from '../src/index.ts';
import { scripts } from '../src/shared/paper/scripts.ts';

export const buyer = 'buyer@example.com';
export const guide = { productType: 'digital-guide', currency: 'USD', language: 'en' } as const;
export const session = { productType: 'teasing-content', currency: 'EUR', hours: 1, language: 'de' } as const;
/** The id of nothing. */
export const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';
export const downloadsSegment = 'a-secret-segment-of-the-tests';
export const shopKeys = new KeyRing(['a key for the tests, of more than 32 characters']);

/**
 * The real service on a real database and a real folder, with the sandbox provider and its signed webhooks over HTTP. Real
 * too: outbox, relay and inbox. Not real: the consumer, which only writes down what it gets, and the book, which has two
 * pages.
 * @public the tests that `npx nx g ./tools/generators:call` makes start it
 */
export async function startCommerceApp(given: Partial<CommerceConfig> = {}) {
  const owner = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-guide-'));
  const identity = await startIdentity();
  const role = (name: string) => provision(owner.url, { role: `${name}_test`, password: 'test', schema: name });
  const databaseUrl = await role('commerce');
  await migrate({ ...commerceDatabase, url: databaseUrl, ownerUrl: owner.url });
  const { hostname, port } = new URL(databaseUrl);
  const line = await startTcpProxy({ host: hostname, port: Number(port) });
  await role('notification');
  const consumer = await new DataSource(
    databaseOptions({ url: owner.url, schema: 'notification', entities: [], migrations: [] }),
  ).initialize();
  await createInboxTable(consumer.createQueryRunner());

  const logLines: string[] = [];
  const logger = createLogger({
    service: 'commerce',
    level: 'trace',
    destination: { write: (line) => void logLines.push(line) },
  });
  const transport = new InProcessTransport({ logger });
  const events: DomainEvent[] = [];
  await transport.subscribe({
    queue: 'test',
    types: (Object.keys(eventSchemas) as EventType[]).filter((type) => type.startsWith('commerce.')),
    inbox: new Inbox({ dataSource: consumer }),
    handle: async (event) => {
      // A busy machine may deliver an event twice: the inbox rolls back its own transaction, not this list.
      if (!events.some(({ id }) => id === event.id)) events.push(event);
    },
  });
  const book = await smallGuide();
  await writeFile(join(folder, 'guide.pdf'), book.pdf);
  await writeFile(join(folder, 'guide.epub'), book.epub);
  await writeFile(join(folder, 'worksheets.pdf'), book.pdf);
  await mkdir(join(folder, 'fonts'));
  for (const script of scripts) {
    const font = fontFile(script === 'thai' ? 'noto-sans-thai' : 'inter', 400, 'normal', script);
    await writeFile(join(folder, `fonts/${script}.ttf`), font);
  }
  const faults = new Set<SandboxFault>();
  const store = new DiskStore(join(folder, 'bucket'));
  const config: CommerceConfig = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(line.port) }).href,
    gatewayJwksUrl: identity.jwksUrl,
    publicUrl: 'http://shop.test',
    shopKeys,
    innerKeys,
    downloadsSegment,
    guideDir: folder,
    provider: { name: 'sandbox', faults },
    reconcileEveryMs: 300_000,
    ...given,
  };
  const start = (other: Partial<CommerceConfig> = {}) =>
    startCommerce({ ...config, ...other }, { logger, transport, store });
  const services = [await start()];
  const database = await new DataSource(databaseOptions({ ...commerceDatabase, url: databaseUrl })).initialize();
  const { url } = services[0]!;
  const secrets = new Map<string, string>();

  const call = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, jsonPost(body, headers));
  const postForm = (path: string, fields: Record<string, string>) => call(path, formPost(fields));
  async function asStaff(path: string, method = 'GET', body?: object) {
    const headers = { authorization: `Bearer ${await identity.token()}` };
    return call(`/api/admin/${path}`, body ? jsonPost(body, headers, method) : { method, headers });
  }
  const inner = async (path: string, init: RequestInit = {}) =>
    call(`/inner/${path}`, { ...init, headers: { ...init.headers, ...(await asWorker('commerce')) } });

  const app = {
    url,
    database,
    /** As the owner of all schemas. */
    owner: consumer,
    events,
    faults,
    book,
    identity,
    logLines,
    store,
    transport,
    /** The service's way to its database, which can be cut. */
    line,
    call,
    post,
    postForm,
    /** A call of the desk. */
    asStaff,
    /** A call of the worker. */
    inner,
    /** Resolves once every event of the outbox has arrived. */
    allTold: () =>
      until(async () => {
        const [{ left }] = await consumer.query<[{ left: number }]>(
          `SELECT (SELECT count(*) FROM commerce.outbox)::int
             + (SELECT count(*) FROM notification.inbox WHERE state = 'received')::int AS left`,
        );
        return left === 0;
      }),
    /** A second replica on the same database, or with `other` settings. */
    async startAnother(other?: Partial<CommerceConfig>) {
      const another = await start(other);
      services.push(another);
      return another;
    },
    /** Starts a checkout; answers its order and its page on the sandbox. */
    async checkout(body: object = guide) {
      const response = await post('/api/checkouts', body);
      const { checkoutUrl, order } = (await response.json()) as Checkout;
      const page = new URL(checkoutUrl).pathname;
      secrets.set(order.id, order.secret);
      return { status: response.status, page, paymentId: page.split('/').at(-1)!, orderId: order.id };
    },
    /** What the buyer of an order shows. */
    proofOf: (orderId: string) => ({ authorization: `Order ${secrets.get(orderId)}` }),
    act: (page: string, action: string, email = buyer) => postForm(page, { action, email }),
    async order(orderId: string): Promise<Order> {
      return (await (await call(`/api/orders/${orderId}`, { headers: app.proofOf(orderId) })).json()) as Order;
    },
    /** Waits until the order is in that state. */
    async settled(orderId: string, status: Order['status']): Promise<Order> {
      return until(async () => {
        const order = await app.order(orderId);
        return order.status === status ? order : undefined;
      });
    },
    /** A paid order, with its page on the sandbox. */
    async paidOrder(body: object = guide, email = buyer): Promise<Order & { page: string }> {
      const { page, orderId } = await app.checkout(body);
      await app.act(page, 'pay', email);
      return { ...(await app.settled(orderId, 'paid')), page };
    },
    /** What the desk sees of an order. */
    record: async (orderId: string) =>
      orderRecordSchema.strict().parse(await (await asStaff(`orders/${orderId}`)).json()),
    /** What a mail about an order is told. */
    orderText: async (orderId: string) => (await (await inner(`order-texts/${orderId}`)).json()) as OrderText,
    /** The mails that are promised about an order or a case. */
    async promisesOf(id: string) {
      const query = new URLSearchParams({ from: '2026-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' });
      const answer = await (await inner(`promises?${query}`)).json();
      return promiseEndpoints.commerce.listPromises.response.parse(answer).items.filter((one) => one.id === id);
    },
    eventsOf: (id: string) => events.filter(({ aggregateId }) => aggregateId === id),
    /** The owner of the agency publishes facts. */
    async publish(facts: AgencyFacts, occurredAt = new Date()) {
      const payload = { facts, texts: {} };
      const event = newEvent('gateway.agency-changed.v1', { aggregateId: 'site', correlationId: 'request-1', payload });
      expect(await transport.publish([{ ...event, occurredAt: occurredAt.toISOString() }])).toEqual([
        { confirmed: true },
      ]);
    },
    /** Resolves once every webhook that has come is processed. */
    webhooksDone: () =>
      until(async () => {
        const left = await database.query<unknown[]>('SELECT FROM webhooks WHERE done_at IS NULL');
        return left.length === 0;
      }),
    /** Resolves once a statement waits for a lock. */
    lockAwaited: () =>
      until(async () => {
        const waiting = await database.query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      }),
    /** Makes the next turn of the reconciler due now. */
    reconcileNow: () => database.query('UPDATE reconciliations SET due_at = now()'),
    async close() {
      for (const service of services) await service.close();
      await transport.close();
      await Promise.all([consumer.destroy(), database.destroy(), identity.close(), line.cut()]);
      await owner.drop();
      await rm(folder, { recursive: true });
    },
  };
  return app;
}

export type CommerceApp = Awaited<ReturnType<typeof startCommerceApp>>;

/** The service for all tests of a file. */
export function useCommerceApp(given?: Partial<CommerceConfig>): CommerceApp {
  const app = {} as CommerceApp;
  beforeAll(async () => void Object.assign(app, await startCommerceApp(given)));
  afterAll(() => app.close());
  return app;
}

async function smallGuide() {
  const document = await PDFDocument.create();
  document.addPage([400, 600]).drawText('Chapter one');
  document.addPage([400, 600]).drawText('The end');
  return {
    pdf: await markPdf(Buffer.from(await document.save())),
    epub: Buffer.alloc(200_000, 'a stand-in for the e-book '),
  };
}
