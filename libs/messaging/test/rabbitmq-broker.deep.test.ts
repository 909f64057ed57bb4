import { startBroker, startTcpProxy, type TestBroker, until } from '@blue-peony/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { RabbitMqTransport } from '../src/index.ts';
import type { RabbitMqOptions } from '../src/rabbitmq/rabbitmq-transport.ts';
import { atWork, logger, randomName, submitted, type } from './bench.ts';
import { queue, Stage } from './stage.ts';

describe('what only a broker can do to its clients', () => {
  const stage = new Stage();
  let broker: TestBroker;
  let operator: ChannelModel;
  let prefix: string;

  beforeAll(async () => {
    broker = await startBroker();
    operator = await connect(broker.url);
  });
  afterAll(async () => {
    await operator.close();
    await broker.dispose();
  });
  beforeEach(() => {
    prefix = randomName();
  });

  const connecting = (options: Partial<RabbitMqOptions> = {}) => {
    const given = { url: broker.url, logger, prefix, retryDelaysMs: [100], declareEveryMs: 500 };
    return stage.open(new RabbitMqTransport({ ...given, ...options }));
  };

  const consume = async (seen: string[]) => {
    const transport = connecting();
    await stage.subscribe(transport, async ({ id }) => void seen.push(id));
    await atWork(transport);
    return transport;
  };

  it.each([
    ['queue', (channel: Channel, at: string) => channel.deleteQueue(`${at}.${queue}.v2`)],
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
    const letters = await stage.deadLetters(4);
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
});
