import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import { commerceDatabase, startCommerce, type CommerceConfig } from '@blue-peony/commerce';
import type { Checkout, DomainEvent } from '@blue-peony/contracts';
import { RabbitMqTransport } from '@blue-peony/messaging';
import { ledgerEveryMs, notificationDatabase, startNotification } from '@blue-peony/notification';
import { closeAll, createLogger, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';
import { createDatabase, innerKeys, startBroker, startSmtpSink } from '@blue-peony/test-kit';
import pg from 'pg';
import { emptyFolder } from './product.ts';

export const staffMailbox = 'staff@agency.example';

const shopKeys = new KeyRing(['a key of the shop, of more than 32 characters']);
const webhookSecret = `ws_${shopKeys.derive('sandbox webhooks').toString('hex')}`;

/** Simulates a relay that died before it received the broker's confirm. */
class PublishesTwice extends RabbitMqTransport {
  override async publish(events: readonly DomainEvent[]) {
    await super.publish(events);
    return super.publish(events);
  }
}

/**
 * Commerce and the mail worker on real PostgreSQL, RabbitMQ and SMTP, with the sandbox as the provider. Only the test
 * delivers webhooks, and each event is published twice.
 */
export async function startShop() {
  const [owner, broker, smtp, folder] = await Promise.all([
    createDatabase(),
    startBroker(),
    startSmtpSink(),
    emptyFolder(),
  ]);
  const role = (schema: string) => provision(owner.url, { role: `shop_${schema}`, password: 'shop', schema });
  const databases = { commerce: await role('commerce'), notification: await role('notification') };
  await migrate({ ...commerceDatabase, url: databases.commerce, ownerUrl: owner.url });
  await migrate({ ...notificationDatabase, url: databases.notification, ownerUrl: owner.url });
  const sql = new pg.Client({ connectionString: owner.url });
  await sql.connect();

  const here = { host: '127.0.0.1', port: 0, gatewayJwksUrl: 'http://127.0.0.1:9', publicUrl: 'http://shop.test' };
  const logger = createLogger({ service: 'shop', level: 'fatal' });
  const transport = new PublishesTwice({ url: broker.url, logger });
  const commerce: CommerceConfig = {
    ...here,
    databaseUrl: databases.commerce,
    shopKeys,
    innerKeys,
    guideDir: resolve(import.meta.dirname, '../../commerce/dist/guide'),
    provider: { name: 'sandbox', faults: new Set(['webhook-lost']) },
    reconcileEveryMs: 300_000,
  };
  const mail = {
    ...here,
    databaseUrl: databases.notification,
    smtpUrl: smtp.url,
    mailFrom: { name: 'Blue Peony', address: 'hello@agency.example' },
    staffNotifyEmail: staffMailbox,
    intakeUrl: 'http://127.0.0.1:9',
    ownerKeys: { intake: innerKeys, commerce: innerKeys },
    ledgerEveryMs,
  };
  const parts = { logger, transport, store: new DiskStore(join(folder.path, 'bucket')) };
  const shops = [await startCommerce(commerce, parts)];
  const worker = () => startNotification({ ...mail, commerceUrl: shops[0]!.url }, parts);
  const workers = [await worker(), await worker()];

  let turn = 0;
  /** Calls the replicas in turn. */
  const call = (path: string, init: RequestInit = {}) =>
    fetch(shops[turn++ % shops.length]!.url + path, { redirect: 'manual', ...init });

  return {
    call,
    messages: smtp.messages,
    rows: async <Row extends object>(query: string) => (await sql.query<Row>(query)).rows,
    /** From here on there are two replicas, and the reconciler runs twice a second. */
    async startReconciling() {
      await sql.query('UPDATE commerce.reconciliations SET due_at = now()');
      shops.push(await startCommerce({ ...commerce, reconcileEveryMs: 500 }, parts));
    },
    async checkout(product: object) {
      const body = JSON.stringify({ currency: 'USD', language: 'en', ...product });
      const headers = { 'content-type': 'application/json' };
      const answer = await call('/api/checkouts', { method: 'POST', headers, body });
      const { checkoutUrl, order } = (await answer.json()) as Checkout;
      const page = new URL(checkoutUrl).pathname;
      return { page, paymentId: page.split('/').at(-1)!, orderId: order.id, secret: order.secret };
    },
    /** Delivers a webhook like the provider; the same type for the same payment is the same webhook. */
    async deliver(paymentId: string, type: string): Promise<number> {
      const id = `msg_${type}_${paymentId}`;
      const timestamp = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ id, type, data: { id: paymentId, payment: { id: paymentId } } });
      const signature = createHmac('sha256', webhookSecret).update(`${id}.${timestamp}.${body}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': `v1,${signature}`,
      };
      return (await call('/api/webhooks/sandbox', { method: 'POST', headers, body })).status;
    },
    async close() {
      await sql.end();
      await closeAll(...shops, ...workers, transport);
      await Promise.all([smtp.close(), broker.dispose()]);
      await Promise.all([owner.drop(), folder.remove()]);
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
