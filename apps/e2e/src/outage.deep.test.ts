import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, jpegPhoto, startBroker, startS3, startSmtpSink } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { emptyFolder, startProduct } from './product.ts';

type Servers = {
  database: Awaited<ReturnType<typeof createDatabase>>;
  broker: Awaited<ReturnType<typeof startBroker>>;
  s3: Awaited<ReturnType<typeof startS3>>;
  smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  folder: Awaited<ReturnType<typeof emptyFolder>>;
};
let servers: Servers;

beforeAll(async () => {
  const [database, broker, s3, smtp, folder] = await Promise.all([
    createDatabase(),
    startBroker(),
    startS3(),
    startSmtpSink(),
    emptyFolder(),
  ]);
  servers = { database, broker, s3, smtp, folder };
});

afterAll(async () => {
  const { database, broker, s3, smtp, folder } = servers;
  await Promise.all([database.drop(), broker.dispose(), s3.stop(), smtp.close(), folder.remove()]);
});

const settings = () => ({
  DATA_DIR: servers.folder.path,
  DATABASE_URL: servers.database.url,
  EVENTS_URL: servers.broker.url,
  S3_ENDPOINT: servers.s3.endpoint,
  S3_ACCESS_KEY_ID: servers.s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: servers.s3.secretAccessKey,
  SMTP_URL: servers.smtp.url,
  RATE_LIMITS: 'off',
});

const staffMails = () =>
  servers.smtp.messages().filter(({ envelope }) => envelope.to[0] === 'staff@blue-peony.example');

test('with every part replaced by a real server, an outage of the broker loses no mail and doubles none', async () => {
  const product = await startProduct(settings());
  try {
    const { upload, submit, applications } = clientOf(product);
    await untilReady(product.siteUrl);
    const photo = await upload(await jpegPhoto());
    expect(await submit({ file_urls: [photo.path] })).toMatchObject({ notification: 'queued' });
    await until(() => staffMails().length === 1, 30_000);
    const [first] = (await applications()).items;
    expect((await fetch(new URL(first!.signedUrls![0]!.url, product.siteUrl))).status).toBe(200);

    await servers.broker.stop();
    const receipts = await Promise.all(Array.from({ length: 100 }, (_, index) => submit({ name: `Creator ${index}` })));
    expect(new Set(receipts.map(({ notification }) => notification))).toEqual(new Set(['pending']));

    const away = async () => ((await (await fetch(`${product.siteUrl}/readyz`)).json()) as { away: string[] }).away;
    await until(async () => (await away()).length === 4, 10_000);
    expect((await away()).sort()).toEqual(['broker', 'commerce/broker', 'intake/broker', 'notification/broker']);

    await servers.broker.start();
    await until(() => staffMails().length >= 101, 60_000);
    // A mail sent twice would follow within a retry.
    await sleep(6_000);
    const ids = staffMails().map(({ messageId }) => messageId);
    expect(ids).toHaveLength(101);
    expect(new Set(ids).size).toBe(101);
  } finally {
    await product.stop();
  }
});

async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition()) && Date.now() < deadline) await sleep(100);
  expect(await condition()).toBe(true);
}

const untilReady = (siteUrl: string) => until(async () => (await fetch(`${siteUrl}/readyz`)).status === 200, 30_000);
