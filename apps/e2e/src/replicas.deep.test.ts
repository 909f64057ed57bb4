import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applicationForm, type ParsedMail, until } from '@blue-peony/test-kit';
import pg from 'pg';
import { clientOf } from './client.ts';
import { staff, staffMailbox, startCluster, type Cluster } from './cluster/cluster.ts';
import { sumOf } from './cluster/metrics-of.ts';
import { runCommand, services, type Service } from './cluster/replica.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(2, {
    CHECKOUT_PROVIDER: 'sandbox',
    SANDBOX_FAULTS: 'webhook-lost',
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
  await until(() => services.every((service) => cluster.balancers[service].ready().length === 2));
});
afterAll(() => cluster?.close());

const at = (replica: number) => cluster.replicas.gateway[replica]!.url;
const clientAt = (replica: number) => clientOf({ siteUrl: at(replica), staff });
const json = { 'content-type': 'application/json' };

/** Calls through one gateway from its own address, so that no rate limit is shared. */
async function submit(replica: number, name: string): Promise<void> {
  const headers = { ...json, 'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${replica + 1}` };
  const body = JSON.stringify(applicationForm({ name }));
  const response = await fetch(`${at(replica)}/api/applications`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
}

async function inDatabase(service: Service, statement: string): Promise<void> {
  const database = new pg.Client({ connectionString: cluster.databaseUrl(service) });
  await database.connect();
  await database.query(statement);
  await database.end();
}

const staffMails = (about: string) =>
  cluster.smtp
    .messages()
    .filter(({ envelope, subject }: ParsedMail) => envelope.to[0] === staffMailbox && subject?.includes(about));

test('two gateways count calls together', async () => {
  const headers = { ...json, 'x-forwarded-for': '10.9.9.9' };
  const body = JSON.stringify({ email: 'nobody@buyer.example' });
  const call = async (replica: number) =>
    (await fetch(`${at(replica)}/api/fresh-links`, { method: 'POST', headers, body })).status;
  const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => call(index % 2)));
  expect(answers.filter((status) => status === 202)).toHaveLength(10);
  expect([await call(0), await call(1)]).toEqual([429, 429]);
  const hits = () => sumOf(cluster.replicas.gateway, 'blue_peony_rate_limits_hit_total', { budget: 'freshLinks' });
  expect(await hits()).toBe(6);
});

test('two relays publish each event once, also those that an outage of the broker has left to both', async () => {
  const published = () =>
    sumOf(cluster.replicas.intake, 'blue_peony_relay_events_total', { outbox: 'intake', outcome: 'published' });
  const before = await published();
  await Promise.all(Array.from({ length: 20 }, (_, index) => submit(index % 2, `Prompt ${index}.`)));
  await cluster.parts.broker.cut();
  await Promise.all(Array.from({ length: 20 }, (_, index) => submit(index % 2, `Patient ${index}.`)));
  await cluster.parts.broker.restore();

  const mails = () => [...staffMails('Prompt'), ...staffMails('Patient')];
  await until(() => mails().length >= 40, 60_000);
  await until(async () => (await sumOf(cluster.replicas.intake, 'blue_peony_outbox_events')) === 0);
  expect((await published()) - before).toBe(40);
  expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(mails().length);
  expect(mails()).toHaveLength(40);
});

test('a desk hears at one gateway of an application that came through the other', async () => {
  const headers = { authorization: `Bearer ${await clientAt(0).signIn()}` };
  const feed = await fetch(`${at(0)}/api/admin/live`, { headers, signal: AbortSignal.timeout(30_000) });
  const reader = feed.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = (await reader.read()).value ?? '';
  await submit(1, 'Lively');
  while (!heard.includes('event: application')) heard += (await reader.read()).value ?? '';
  expect(heard).toContain('"kind":"submitted"');
  await reader.cancel();
});

describe('the keys that sessions are signed with', () => {
  const opens = async (replica: number, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${at(replica)}/api/admin/applications?limit=1`, { headers })).status;
  };
  const published = async (replica: number) => (await fetch(`${at(replica)}/auth/v1/.well-known/jwks.json`)).json();
  const keysOf = async (replica: number) => ((await published(replica)) as { keys: { kid: string }[] }).keys;

  test('are the same at both gateways', async () => {
    expect(await published(0)).toEqual(await published(1));
    expect(await opens(1, await clientAt(0).signIn())).toBe(200);
    expect(await opens(0, await clientAt(1).signIn())).toBe(200);
  });

  const rotate = (...options: string[]) =>
    runCommand('gateway', ['rotate-keys', ...options], {
      DATABASE_URL: cluster.databaseUrl('gateway'),
      PUBLIC_URL: cluster.siteUrl,
      SECRETS_KEY: cluster.secretsKey,
    });

  test('are known to both before one signs, and their change signs nobody out', async () => {
    const signerOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;
    // Signs out at once, because a twenty-first session would end the first one.
    const signerAt = async (replica: number) => {
      const token = await clientAt(replica).signIn();
      const headers = { authorization: `Bearer ${token}` };
      await fetch(`${at(replica)}/auth/v1/logout?scope=local`, { method: 'POST', headers });
      return signerOf(token);
    };
    const [known] = await keysOf(0);
    const old = [await clientAt(0).signIn(), await clientAt(1).signIn()];
    await rotate();
    for (const replica of [0, 1]) {
      await until(async () => (await keysOf(replica)).length === 2);
      expect(await signerAt(replica)).toBe(known!.kid);
    }
    // The eleven minutes are over, and the services have refreshed their keys in the meantime.
    await inDatabase('gateway', 'UPDATE gateway.signing_keys SET signs_from = now() WHERE signs_from > now()');
    for (const replica of [0, 1]) await until(async () => (await signerAt(replica)) !== known!.kid);
    const fresh = [await clientAt(0).signIn(), await clientAt(1).signIn()];
    for (const replica of [0, 1])
      for (const token of [...old, ...fresh]) {
        const headers = { authorization: `Bearer ${token}` };
        expect((await fetch(`${at(replica)}/auth/v1/user`, { headers })).status).toBe(200);
      }
  });

  test('are changed at both by one command', async () => {
    const old = await clientAt(0).signIn();
    await rotate('--now');
    for (const replica of [0, 1]) await until(async () => (await opens(replica, old)) === 401);
    // A service may refuse the old key before all gateways have the new one, so a second sign-in may be needed.
    for (const replica of [0, 1]) await until(async () => (await keysOf(replica)).length === 1);
    const fresh = await clientAt(1).signIn();
    for (const replica of [0, 1]) await until(async () => (await opens(replica, fresh)) === 200);
  });
});

test('two reconcilers settle a payment once whose webhook was lost', async () => {
  const checkout = await fetch(`${cluster.siteUrl}/api/checkouts`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ productType: 'digital-guide', currency: 'USD', language: 'en' }),
  });
  const { checkoutUrl } = (await checkout.json()) as { checkoutUrl: string };
  const email = `${randomUUID()}@buyer.example`;
  const body = new URLSearchParams({ email, action: 'pay' });
  const paid = await fetch(new URL(checkoutUrl, cluster.siteUrl), { method: 'POST', body, redirect: 'manual' });
  expect(paid.status).toBeLessThan(400);

  // Both check at their start, which is when they run at the same time.
  await Promise.all(cluster.replicas.commerce.map((replica) => replica.kill()));
  await inDatabase('commerce', 'UPDATE commerce.reconciliations SET due_at = now()');
  const again = await Promise.all([cluster.start('commerce'), cluster.start('commerce')]);

  const receipts = () => cluster.smtp.messages().filter(({ envelope }) => envelope.to[0] === email);
  await until(() => receipts().length > 0);
  await until(async () => (await sumOf(again, 'blue_peony_payments_found_total')) > 0);
  expect(await sumOf(again, 'blue_peony_payments_found_total')).toBe(1);
  expect(await sumOf(again, 'blue_peony_orders_paid_total')).toBe(1);
  expect(receipts()).toHaveLength(1);
});
