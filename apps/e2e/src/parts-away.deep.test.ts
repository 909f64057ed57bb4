import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jpegPhoto, type ParsedMail, until, jsonPost } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { staff, staffMailbox, startCluster, type Cluster } from './cluster/cluster.ts';
import { services, type Service } from './cluster/replica.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(1, { RATE_LIMITS: 'off' });
  await cluster.complete();
});
afterAll(() => cluster?.close());

const client = () => clientOf({ siteUrl: cluster.siteUrl, staff });

async function ask(service: Service, path: '/readyz' | '/healthz') {
  const response = await fetch(cluster.replicas[service][0]!.url + path);
  const { detail = '', away = [] } = (await response.json()) as { detail?: string; away?: string[] };
  return { status: response.status, detail, away };
}

/** The `/readyz` response of each service that is not ready. */
async function notReady(): Promise<Partial<Record<Service, string>>> {
  const said = await Promise.all(services.map(async (service) => [service, await ask(service, '/readyz')] as const));
  return Object.fromEntries(
    said.filter(([, { status }]) => status === 503).map(([name, { detail }]) => [name, detail]),
  );
}

/** The unavailable parts in each service's `/readyz`. */
async function awayParts(): Promise<Record<Service, string[]>> {
  const said = await Promise.all(services.map(async (name) => [name, (await ask(name, '/readyz')).away] as const));
  return Object.fromEntries(said) as Record<Service, string[]>;
}

const allLive = async () => {
  for (const service of services) expect((await ask(service, '/healthz')).status).toBe(200);
};
const backAgain = () => until(async () => Object.values(await awayParts()).flat().length === 0);

describe.each(['cut', 'freeze'] as const)('with the database away (%s)', (how) => {
  test('every service says so, lives on, and works again by itself', async () => {
    const { database } = cluster.parts;
    await database[how]();
    await until(async () => Object.keys(await notReady()).length === services.length);
    expect(new Set(Object.values(await notReady()))).toEqual(new Set(['Not ready: database']));
    await allLive();

    await (how === 'cut' ? database.restore() : database.thaw());
    await backAgain();
    await until(() =>
      client()
        .submit()
        .catch(() => undefined),
    );
  });
});

test('with the broker away every service says so and stays ready, applications are taken, and their mails follow', async () => {
  const { broker } = cluster.parts;
  await broker.cut();
  await until(async () => Object.values(await awayParts()).every((away) => away.includes('broker')));
  expect(await notReady()).toEqual({});
  await allLive();
  const receipt = await client().submit({ name: 'Olga Outage' });
  expect(receipt.notification).toBe('pending');

  await broker.restore();
  await backAgain();
  const isHers = ({ subject, envelope }: ParsedMail) =>
    envelope.to[0] === staffMailbox && subject?.includes('Olga Outage') === true;
  await until(() => cluster.smtp.messages().find(isHers));
});

test('with the file store away an upload is told to come back, applications and checkouts go on', async () => {
  const { s3 } = cluster.parts;
  await s3.cut();
  await until(async () => (await awayParts()).gateway.length === 2);
  expect(await awayParts()).toEqual({
    gateway: ['intake/photo store', 'commerce/guide store'],
    intake: ['photo store'],
    commerce: ['guide store'],
    notification: [],
  });
  expect(await notReady()).toEqual({});
  await allLive();
  await client().submit();
  expect(await client().signIn()).toMatch(/^ey/);
  const checkout = await fetch(
    `${cluster.siteUrl}/api/checkouts`,
    jsonPost({ productType: 'digital-guide', currency: 'USD', language: 'en' }),
  );
  expect(checkout.status).toBe(201);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await jpegPhoto())]), 'a.jpg');
  const upload = await fetch(`${cluster.siteUrl}/api/uploads`, { method: 'POST', body: form });
  expect([upload.status, Number(upload.headers.get('retry-after')) >= 5]).toEqual([503, true]);
  expect(await upload.json()).toMatchObject({ code: 'unavailable' });

  await s3.restore();
  await backAgain();
  await until(async () =>
    client()
      .upload(await jpegPhoto())
      .catch(() => undefined),
  );
});
