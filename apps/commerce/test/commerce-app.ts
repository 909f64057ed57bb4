import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Checkout, DomainEvent, Order } from '@blue-peony/contracts';
import { createInboxTable, Inbox, InProcessTransport } from '@blue-peony/messaging';
import { createLogger, databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';
import {
  asWorker,
  createDatabase,
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
export const downloadsSegment = 'a-secret-segment-of-the-tests';
export const shopKeys = new KeyRing(['a key for the tests, of more than 32 characters']);

/**
 * The real service on a real database and a real folder, with the sandbox provider and its signed webhooks over HTTP. Real
 * too: outbox, relay and inbox. Not real: the consumer, which only writes down what it gets, and the book, which has two
 * pages.
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
    types: [
      'commerce.order-paid.v2',
      'commerce.order-refunded.v2',
      'commerce.order-partly-refunded.v1',
      'commerce.download-renewed.v2',
      'commerce.case-opened.v1',
      'commerce.case-refunded.v1',
      'commerce.session-waits.v1',
      'commerce.review-requested.v1',
      'commerce.order-mail-requested.v1',
      'commerce.withdrawal-mail-requested.v1',
      'commerce.booking-mail-requested.v1',
    ],
    inbox: new Inbox({ dataSource: consumer }),
    handle: async (event) => {
      // A busy machine may deliver an event twice: the inbox rolls back its own transaction, not this list.
      if (!events.some(({ id }) => id === event.id)) events.push(event);
    },
  });
  const guide = await smallGuide();
  await writeFile(join(folder, 'guide.pdf'), guide.pdf);
  await writeFile(join(folder, 'guide.epub'), guide.epub);
  await writeFile(join(folder, 'worksheets.pdf'), guide.pdf);
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
  const start = () => startCommerce(config, { logger, transport, store });
  const services = [await start()];
  const database = await new DataSource(databaseOptions({ ...commerceDatabase, url: databaseUrl })).initialize();
  const { url } = services[0]!;
  const secrets = new Map<string, string>();

  const call = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, jsonPost(body, headers));

  const app = {
    url,
    database,
    /** As the owner of all schemas. */
    owner: consumer,
    events,
    faults,
    guide,
    identity,
    logLines,
    store,
    transport,
    /** The service's way to its database, which can be cut. */
    line,
    call,
    post,
    /** A call of the worker. */
    inner: async (path: string, init: RequestInit = {}) =>
      call(`/inner/${path}`, { ...init, headers: { ...init.headers, ...(await asWorker('commerce')) } }),
    /** Resolves once every event of the outbox has arrived. */
    allTold: () =>
      until(async () => {
        const [{ left }] = await consumer.query<[{ left: number }]>(
          `SELECT (SELECT count(*) FROM commerce.outbox)::int
             + (SELECT count(*) FROM notification.inbox WHERE state = 'received')::int AS left`,
        );
        return left === 0;
      }),
    /** A second replica on the same database. */
    async startAnother() {
      const another = await start();
      services.push(another);
      return another;
    },
    /** Starts a checkout; answers its order and its page on the sandbox. */
    async checkout(body: object = { productType: 'digital-guide', currency: 'USD', language: 'en' }) {
      const response = await post('/api/checkouts', body);
      const { checkoutUrl, order } = (await response.json()) as Checkout;
      const page = new URL(checkoutUrl).pathname;
      secrets.set(order.id, order.secret);
      return { status: response.status, page, paymentId: page.split('/').at(-1)!, orderId: order.id };
    },
    /** What the buyer of an order shows. */
    proofOf: (orderId: string) => ({ authorization: `Order ${secrets.get(orderId)}` }),
    act: (page: string, action: string, email = buyer) =>
      call(page, { method: 'POST', body: new URLSearchParams({ action, email }) }),
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
    async paidOrder(): Promise<Order> {
      const { page, orderId } = await app.checkout();
      await app.act(page, 'pay');
      return app.settled(orderId, 'paid');
    },
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
