import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startSmtpSink, startTcpProxy, until } from '@blue-peony/test-kit';
import { InProcessTransport } from '@blue-peony/messaging';
import { DeliveriesRepository } from '../src/deliveries/deliveries.repository.ts';
import { readableLogger } from './bench.ts';
import { applicantAddress, Stage, toStaff } from './stage.ts';

const stage = new Stage({ fresh: true });
const query = <Row>(sql: string, values: unknown[] = []) => stage.database.dataSource.query<Row[]>(sql, values);

/** As if `hours` had gone by. */
const moveClock = (hours: number) =>
  query(
    `UPDATE inbox SET received_at = received_at - $1 * interval '1 hour', due_at = due_at - $1 * interval '1 hour',
       outage_since = outage_since - $1 * interval '1 hour' WHERE state = 'received'`,
    [hours],
  );

const isAway = () => until(() => stage.worker.lines.some((line) => line.includes('dependency is away')));

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => stage.anEvent({ email: `${index}@applicant.example` }));

async function allSentOnceInOrder(expected: ReturnType<typeof events>): Promise<void> {
  await until(() => stage.smtp.messages().length >= 2 * expected.length, 60_000);
  for (const event of expected)
    expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  const ids = stage.smtp.messages().map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  const order = stage.smtp
    .messages()
    .filter(toStaff)
    .map(({ messageId }) => messageId!.slice(1, 37));
  const places = order.map((id) => expected.findIndex((event) => event.id === id));
  // Those under way at the same time may overtake each other; the first of all is the one on trial.
  places.slice(1).forEach((place, index) => expect(Math.abs(place - index - 1)).toBeLessThan(32));
}

test('after 30 hours without a mail server every mail goes out by itself, once, the oldest first', async () => {
  await stage.smtp.close();
  const all = events(100);
  for (const event of all) await stage.publish(event);
  await isAway();
  for (let hours = 0; hours < 30; hours += 6) {
    await moveClock(6);
    await sleep(300);
  }
  expect(await query("SELECT id FROM inbox WHERE state = 'dead'")).toEqual([]);
  stage.smtp = await startSmtpSink(stage.smtp.port);
  await allSentOnceInOrder(all);
});

test('a mail server that answers every mail with 452 for 30 hours costs none, also across a restart', async () => {
  stage.smtp.fail(() => ({ answer: 452 }));
  const all = events(40);
  for (const event of all) await stage.publish(event);
  await isAway();
  await moveClock(29);
  await stage.worker.close();
  await stage.startWorker();
  await isAway();
  await moveClock(1);
  stage.smtp.fail(0);
  await allSentOnceInOrder(all);
});

test('a mail that is out is not sent again, however long the database is away before it is marked', async () => {
  const { hostname: host, port } = new URL(stage.database.url);
  const proxy = await startTcpProxy({ host, port: Number(port) });
  const url = new URL(stage.database.url);
  url.port = String(proxy.port);
  await stage.worker.close();
  const logger = readableLogger().logger;
  stage.transport = new InProcessTransport({ logger, retryDelaysMs: [200] });
  stage.worker = await stage.workerOn(url.href);
  // A mail under way: its row alone does not say that the worker knows of its claim.
  let begun = 0;
  stage.smtp.fail(() => {
    begun += 1;
    return { delayMs: 1_500 };
  });
  const event = stage.anEvent();
  await stage.publish(event);
  await until(() => begun === 2);
  await proxy.cut();
  await until(() => stage.smtp.messages().length === 2);
  // Longer than every lease.
  await sleep(13_000);
  await proxy.restore();
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(stage.smtp.messages()).toHaveLength(2);
  await stage.worker.close();
  await proxy.cut();
  await stage.startWorker();
});

test('a mail that waits for another worker goes out when its lease ends, and no attempt is lost', async () => {
  const event = stage.anEvent();
  await query(
    `INSERT INTO deliveries (event_id, recipient, status, lease_until, attempts, message_id, claimed_by)
     VALUES ($1, 'staff', 'claimed', now() + interval '3 seconds', 1, 'x', gen_random_uuid())`,
    [event.id],
  );
  await stage.through(event);
  expect(stage.smtp.messages()).toHaveLength(2);
  expect(await query('SELECT attempts FROM inbox WHERE id = $1', [event.id])).toEqual([{ attempts: 1 }]);
});

test('a worker knows a claim of its own again, whose answer was lost', async () => {
  const deliveries = new DeliveriesRepository(stage.database.dataSource);
  const key = { eventId: stage.anEvent().id, recipient: 'staff' } as const;
  const [worker, other] = [stage.anEvent().id, stage.anEvent().id];
  const claim = (by: string) => deliveries.claim(key, 'x', { worker: by, leaseMs: 10_000 });
  expect(await claim(worker)).toEqual({ state: 'claimed', attempt: 1 });
  expect(await claim(worker)).toEqual({ state: 'claimed', attempt: 2 });
  expect(await claim(other)).toEqual({ state: 'busy', leftMs: expect.any(Number) });
});

test('no mail goes out in the clear where TLS is demanded', async () => {
  await stage.worker.close();
  stage.transport = new InProcessTransport({ logger: readableLogger().logger });
  stage.worker = await stage.workerOn(stage.database.url, { smtpTls: 'required' });
  const event = stage.anEvent();
  await stage.publish(event);
  await until(async () => (await stage.deliveries(event)).some(({ last_error_code }) => last_error_code !== null));
  expect(stage.smtp.messages()).toEqual([]);
});

test('one recipient whose server asks to come later holds nobody else up', async () => {
  stage.smtp.fail((recipient) => (recipient === applicantAddress ? { refuse: 450 } : undefined));
  const greylisted = stage.anEvent();
  await stage.publish(greylisted);
  for (const event of events(20)) await stage.through(event);
  stage.smtp.fail(0);
  await query('UPDATE inbox SET due_at = now() WHERE id = $1', [greylisted.id]);
  expect((await stage.settled(greylisted)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});
