import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { buy, caller, jpegPhoto, jsonPost, keptAlive, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { staff, startCluster, type Cluster } from './cluster/cluster.ts';
import { startCollector } from './cluster/collector.ts';
import { sumOf } from './cluster/metrics-of.ts';
import { services } from './cluster/replica.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
let cluster: Cluster;
beforeAll(async () => {
  collector = await startCollector();
  cluster = await startCluster(1, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, CHECKOUT_PROVIDER: 'sandbox' });
  await cluster.complete();

  const { upload, submit } = clientOf({ siteUrl: cluster.siteUrl, staff });
  const photo = await upload(await jpegPhoto(), 'ada-peony.jpg');
  await upload(Buffer.from('no photo')).catch(() => undefined);
  await submit({ language: 'pl', file_urls: [photo.path] });
  await until(() => cluster.smtp.messages().length === 2);
  await clientOf({ siteUrl: cluster.siteUrl, staff: { ...staff, password: 'wrong' } })
    .signIn()
    .catch(() => undefined);
  await buyAndDownload();
});
afterAll(async () => {
  await cluster?.close();
  await collector?.close();
});

const buyer = 'berta@buyer.example';

/** Buys and downloads a guide once, and sends a forged webhook and an invented link. */
async function buyAndDownload(): Promise<void> {
  const bought = (await buy(caller(keptAlive(cluster.siteUrl)), buyer))!;
  const proof = { headers: { authorization: `Order ${bought.secret}` } };
  const [file] = await until(async () => {
    const order = (await (await fetch(`${cluster.siteUrl}/api/orders/${bought.id}`, proof)).json()) as Order;
    return order.files.length > 0 ? order.files : undefined;
  });
  const download = await fetch(new URL(file!.url, cluster.siteUrl));
  expect(download.status).toBe(200);
  await download.arrayBuffer();
  await fetch(`${cluster.siteUrl}/functions/v1/download-file/made-up`);
  await fetch(`${cluster.siteUrl}/api/webhooks/sandbox`, jsonPost({}));
}

const personal = [
  buyer,
  'Ada',
  'ada-peony',
  'creator.example',
  '600 700',
  '600700',
  '@ada',
  staff.email,
  staff.password,
];
const lines = (service: (typeof services)[number]) =>
  cluster.replicas[service][0]!.output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('one trace leads from the browser’s request to the answer of the mail server', async () => {
  const type = 'intake.application-submitted.v2';
  const steps = [
    'gateway: POST /api/applications',
    'intake: POST /api/applications',
    `intake: publish ${type}`,
    `notification: handle ${type}`,
    'intake: GET /inner/mail-texts/:kind/:id',
    'intake: GET /inner/mail-texts/:kind/:id',
    'notification: send mail',
    'notification: send mail',
  ];
  const path = () => {
    const spans = collector.spans();
    const first = spans.find(({ service, name }) => `${service}: ${name}` === steps[0]);
    return spans.filter(({ traceId }) => traceId === first?.traceId);
  };
  await until(() => path().length >= steps.length);
  expect(
    path()
      .map(({ service, name }) => `${service}: ${name}`)
      .sort(),
  ).toEqual(steps.sort());
  // Except for the first, each span has a parent in the same trace.
  const ids = new Set(path().map(({ spanId }) => spanId));
  expect(path().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toHaveLength(1);
});

test('the log names request and trace at every step', async () => {
  const accepted = await until(() => lines('intake').find(({ msg }) => msg === 'application accepted'));
  expect(accepted).toMatchObject({ language: 'pl', photos: 1, trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const sent = await until(() => lines('notification').find(({ msg }) => msg === 'mail sent'));
  expect(sent).toMatchObject({ requestId: accepted.reqId, trace_id: accepted.trace_id });
  expect(lines('gateway').some(({ reqId }) => reqId === accepted.reqId)).toBe(true);
  expect(collector.spans().some(({ traceId }) => traceId === accepted.trace_id)).toBe(true);
});

test('the metrics tell what has happened', async () => {
  const { gateway, intake, commerce, notification } = cluster.replicas;
  // The last thing that is counted: a mail is sent before its event is handled.
  await until(async () => (await sumOf(notification, 'blue_peony_events_handled_total', { outcome: 'done' })) === 2);
  await until(async () => (await sumOf(intake, 'blue_peony_outbox_events')) === 0);
  expect(await sumOf(intake, 'blue_peony_applications_accepted_total', { language: 'pl' })).toBe(1);
  expect(await sumOf(intake, 'blue_peony_photos_stored_total')).toBe(1);
  expect(await sumOf(intake, 'blue_peony_photos_refused_total', { code: 'not_an_image' })).toBe(1);
  expect(await sumOf(intake, 'blue_peony_relay_events_total', { outcome: 'published' })).toBe(1);
  expect(await sumOf(commerce, 'blue_peony_checkouts_total', { provider: 'sandbox', outcome: 'started' })).toBe(1);
  expect(await sumOf(commerce, 'blue_peony_orders_paid_total', { product: 'digital-guide' })).toBe(1);
  expect(await sumOf(commerce, 'blue_peony_downloads_granted_total')).toBe(1);
  expect(await sumOf(commerce, 'blue_peony_downloads_refused_total', { reason: 'not_found' })).toBe(1);
  expect(await sumOf(commerce, 'blue_peony_payments_refused_total', { reason: 'signature' })).toBe(1);
  expect(await sumOf(notification, 'blue_peony_mails_total', { outcome: 'sent' })).toBe(3);
  expect(await sumOf(notification, 'blue_peony_mail_lag_seconds_count')).toBe(3);
  expect(await sumOf(notification, 'blue_peony_queue_messages')).toBe(0);
  expect(await sumOf(gateway, 'blue_peony_sign_in_failures_total', { reason: 'invalid_credentials' })).toBe(1);
  const answered = { route: '/api/applications', method: 'POST', status: '201' };
  expect(await sumOf(gateway, 'blue_peony_http_request_duration_seconds_count', answered)).toBe(1);
  expect(await sumOf(gateway, 'blue_peony_database_connections', { state: 'idle' })).toBeGreaterThan(0);
});

test('metrics are on the inner port alone', async () => {
  expect((await fetch(`${cluster.siteUrl}/metrics`)).status).toBe(404);
  for (const service of services)
    expect((await fetch(`${cluster.replicas[service][0]!.url}/metrics`)).status).toBe(404);
});

test('nobody’s data is in a trace, a metric or a log', async () => {
  const metrics = services.map(async (service) => (await fetch(cluster.replicas[service][0]!.metricsUrl)).text());
  const told = [
    collector.raw(),
    ...(await Promise.all(metrics)),
    ...services.map((s) => cluster.replicas[s][0]!.output()),
  ];
  for (const text of told) for (const word of personal) expect(text).not.toContain(word);
});
