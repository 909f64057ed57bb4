import { setTimeout as sleep } from 'node:timers/promises';
import { startBroker, type TestBroker } from '@blue-peony/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect, type ChannelModel } from 'amqplib';
import { RabbitMqTransport } from '../src/index.ts';
import { createBench, eventually, logger, malformed, randomName, submitted, type, type Bench } from './bench.ts';

// What the release before declared, with its names and arguments.
const waits = [5_000, 60_000, 600_000, 3_600_000];
const quorum = { 'x-queue-type': 'quorum' };
const deadLetterTo = (queue: string) => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

let broker: TestBroker;
let operator: ChannelModel;
let bench: Bench;

beforeAll(async () => {
  [broker, bench] = await Promise.all([startBroker(), createBench()]);
  operator = await connect(broker.url);
});
afterAll(async () => {
  await operator.close();
  await Promise.all([broker.dispose(), bench.dispose()]);
});

async function declareOld(own: string, exchange: string) {
  const channel = await operator.createConfirmChannel();
  const declare = (name: string, args: object) => channel.assertQueue(name, { durable: true, arguments: args });
  await declare(`${own}.dead`, { ...quorum, 'x-delivery-limit': 1_000_000_000 });
  for (const wait of waits)
    await declare(`${own}.retry.${wait}`, { ...quorum, ...deadLetterTo(own), 'x-message-ttl': wait });
  await declare(own, { ...quorum, ...deadLetterTo(`${own}.dead`), 'x-delivery-limit': 50 });
  await channel.assertExchange(exchange, 'topic', { durable: true });
  await channel.bindQueue(own, exchange, type);
  return channel;
}

async function exists(name: string): Promise<boolean> {
  const channel = await operator.createChannel();
  channel.on('error', () => undefined);
  return channel.checkQueue(name).then(
    () => channel.close().then(() => true),
    () => false,
  );
}

it('an upgrade handles what the queues of the release before hold, keeps its dead letters, and deletes the queues', async () => {
  const prefix = randomName();
  const own = `${prefix}.worker`;
  const channel = await declareOld(own, `${prefix}.events`);
  const put = (queue: string, event: object & { id: string }, headers: Record<string, unknown> = {}) =>
    channel.sendToQueue(queue, Buffer.from(JSON.stringify(event)), { messageId: event.id, type, headers });
  const [waiting, retried, dead, replayed, finished] = Array.from({ length: 5 }, () => submitted());
  const unreadable = malformed();
  put(own, waiting!);
  channel.publish(`${prefix}.events`, type, Buffer.from(JSON.stringify(finished)), { messageId: finished!.id, type });
  put(`${own}.retry.3600000`, retried!, { 'bp-attempts': 4 });
  put(`${own}.dead`, dead!, { 'bp-attempts': 5, 'bp-reason': 'MailFailure 550' });
  put(`${own}.dead`, unreadable, { 'bp-reason': 'unparseable' });
  put(own, replayed!, { 'bp-replayed': true });
  await channel.waitForConfirms();
  // As the release before left its inbox: without the events.
  await bench.dataSource.query(
    `INSERT INTO inbox (id, type, state, attempts, reason, settled_at) VALUES
       ($1, 'x', 'received', 4, NULL, NULL), ($2, 'x', 'dead', 5, 'MailFailure 550', now()),
       ($3, 'x', 'dead', 5, 'MailFailure 550', now()), ($4, 'x', 'done', 1, NULL, now())`,
    [retried!.id, dead!.id, replayed!.id, finished!.id],
  );

  const seen: string[] = [];
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix, oldQueuesEveryMs: 100 });
  await transport.subscribe({
    queue: 'worker',
    types: [type],
    inbox: bench.inbox,
    handle: async ({ id }) => void seen.push(id),
  });
  await eventually(() => seen.length === 3);
  expect(new Set(seen)).toEqual(new Set([waiting!.id, retried!.id, replayed!.id]));
  const letters = await eventually(async () => {
    const found = await bench.inbox.deadLetters(10);
    return found.length === 2 && found;
  });
  expect(new Map(letters.map(({ id, reason }) => [id, reason]))).toEqual(
    new Map([
      [dead!.id, 'MailFailure 550'],
      [unreadable.id, 'unparseable'],
    ]),
  );
  for (const name of [own, `${own}.dead`, ...waits.map((wait) => `${own}.retry.${wait}`)])
    await eventually(async () => !(await exists(name)));

  const next = submitted();
  expect(await transport.publish([next])).toEqual([{ confirmed: true }]);
  await eventually(() => seen.includes(next.id));
  expect(seen).toHaveLength(4);
  await transport.close();
});

it('while a worker of the release before consumes, its queues stay bound and full', async () => {
  const prefix = randomName();
  const own = `${prefix}.worker`;
  const channel = await declareOld(own, `${prefix}.events`);
  const old: string[] = [];
  const { consumerTag } = await channel.consume(own, (message) => {
    old.push(String(message!.properties.messageId));
    channel.ack(message!);
  });
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix, oldQueuesEveryMs: 50 });
  const [inbox, seen] = [bench.inbox, [] as string[]];
  await transport.subscribe({ queue: 'worker', types: [type], inbox, handle: async ({ id }) => void seen.push(id) });
  const retried = submitted();
  channel.sendToQueue(`${own}.retry.60000`, Buffer.from(JSON.stringify(retried)), { messageId: retried.id, type });
  await channel.waitForConfirms();
  // Ten passes.
  await sleep(500);
  const event = submitted();
  expect(await transport.publish([event])).toEqual([{ confirmed: true }]);
  await eventually(() => old.includes(event.id));
  expect(seen).not.toContain(retried.id);

  await channel.cancel(consumerTag);
  await eventually(() => seen.includes(retried.id));
  await eventually(async () => !(await exists(own)));
  await transport.close();
});
