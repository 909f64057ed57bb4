import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createLogger } from '@blue-peony/service-kit';
import { startBroker, startTcpProxy, type TestBroker, until } from '@blue-peony/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { RabbitMqTransport } from '../src/index.ts';
import type { RabbitMqOptions } from '../src/rabbitmq/rabbitmq-transport.ts';
import { atWork, createBench, logger, randomName, submitted, type, type Bench } from './bench.ts';

const queue = 'worker';

describe('what only a broker can do to its clients', () => {
  let broker: TestBroker;
  let operator: ChannelModel;
  let bench: Bench;
  let prefix: string;
  let open: RabbitMqTransport[];

  beforeAll(async () => {
    broker = await startBroker();
    operator = await connect(broker.url);
  });
  afterAll(async () => {
    await operator.close();
    await broker.dispose();
  });
  beforeEach(async () => {
    // A new inbox for each test, because leftover events would be delivered to the next test's consumer.
    bench = await createBench();
    prefix = randomName();
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((transport) => transport.close()));
    await bench.dispose();
  });

  const connecting = (options: Partial<RabbitMqOptions> = {}) => {
    const transport = new RabbitMqTransport({
      url: broker.url,
      logger,
      prefix,
      retryDelaysMs: [100],
      declareEveryMs: 500,
      ...options,
    });
    open.push(transport);
    return transport;
  };

  const consume = async (seen: string[]) => {
    const transport = connecting();
    const handle = async ({ id }: { id: string }) => void seen.push(id);
    await transport.subscribe({ queue, types: [type], inbox: bench.inbox, handle });
    await atWork(transport);
    return transport;
  };

  it('consumes again after somebody has deleted its queue', async () => {
    const seen: string[] = [];
    const transport = await consume(seen);
    const channel = await operator.createChannel();
    await channel.deleteQueue(`${prefix}.${queue}.v2`);
    const event = submitted();
    await until(async () => (await transport.publish([event]))[0]!.confirmed);
    await until(() => seen.includes(event.id));
    await channel.close();
  });

  it.each([
    ['exchange', (channel: Channel, at: string) => channel.deleteExchange(`${at}.events`)],
    ['binding', (channel: Channel, at: string) => channel.unbindQueue(`${at}.${queue}.v2`, `${at}.events`, type)],
  ])('publishes and consumes again after somebody has deleted its %s', async (_what, remove) => {
    const seen: string[] = [];
    const transport = await consume(seen);
    const channel = await operator.createChannel();
    await remove(channel, prefix);
    await channel.close();
    const event = submitted();
    await until(async () => (await transport.publish([event]))[0]!.confirmed);
    await until(() => seen.includes(event.id));
  });

  it('puts a message that is no JSON, and one without an id, among the dead letters', async () => {
    await consume([]);
    const channel = await operator.createConfirmChannel();
    for (const content of ['{', 'null', '"text"', '{"type":"constructor"}'])
      channel.sendToQueue(`${prefix}.${queue}.v2`, Buffer.from(content));
    await channel.waitForConfirms();
    await channel.close();
    const letters = await until(async () => {
      const found = await bench.inbox.deadLetters(10);
      return found.length === 4 && found;
    });
    expect(new Set(letters.map(({ reason }) => reason))).toEqual(new Set(['unparseable']));
    expect(new Set(letters.map(({ id }) => id)).size).toBe(4);
  });

  it('says that a broker hangs, and ends the wait for its confirmation after the publish timeout', async () => {
    await consume([]);
    const { hostname: host, port } = new URL(broker.url);
    const proxy = await startTcpProxy({ host, port: Number(port) });
    const url = new URL(broker.url);
    url.port = String(proxy.port);
    const transport = connecting({ url: url.href, publishTimeoutMs: 300 });
    await atWork(transport);
    await transport.check();
    proxy.freeze();
    await expect(transport.check()).rejects.toThrow();
    expect(await transport.publish([submitted()])).toEqual([{ confirmed: false, reason: 'timeout' }]);
    proxy.thaw();
    await until(async () => (await transport.publish([submitted()]))[0]!.confirmed);
    await transport.close();
    await proxy.cut();
  });

  it('publishes 5,000 events, each confirmed by the broker', async () => {
    const seen: string[] = [];
    const transport = await consume(seen);
    const events = Array.from({ length: 5_000 }, () => submitted());
    const outcomes = await transport.publish(events);
    expect(outcomes.filter(({ confirmed }) => !confirmed)).toEqual([]);
    await until(() => new Set(seen).size === events.length);
  });

  it('logs which event failed and why, and nothing of what it carries', async () => {
    const lines = new PassThrough();
    const told = text(lines);
    const log = createLogger({ service: 'test', level: 'trace', destination: lines });
    const transport = connecting({ logger: log });
    const event = submitted('Zuzanna Secret');
    await transport.subscribe({
      queue,
      types: [type],
      inbox: bench.inbox,
      handle: async ({ aggregateId }) => {
        throw new RangeError(`${aggregateId} ann@example.com +48 555 000 111\n    over two lines`);
      },
    });
    await atWork(transport);
    await transport.publish([event]);
    await until(async () => (await bench.inbox.deadLetters(10)).some(({ id }) => id === event.id));
    await transport.close();
    lines.end();
    const logged = await told;
    expect(logged).toContain(event.id);
    expect(logged).toContain('RangeError');
    for (const secret of ['Zuzanna', 'ann@example', '555 000']) expect(logged).not.toContain(secret);
  });
});
