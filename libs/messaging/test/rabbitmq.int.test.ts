import { startBroker, type TestBroker, until } from '@blue-peony/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RabbitMqTransport } from '../src/index.ts';
import { createBench, logger, randomName, submitted, type } from './bench.ts';
import { transportContract } from './transport-contract.ts';

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.dispose());

transportContract({
  name: 'RabbitMQ',
  create: (prefix, options) => new RabbitMqTransport({ url: broker.url, logger, prefix, ...options }),
  brokerUrl: () => broker.url,
});

it('processes events that an in-process transport accepted before RabbitMQ replaced it', async () => {
  const bench = await createBench();
  const event = submitted();
  await bench.inbox.accept([event]);
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix: randomName() });
  const seen: unknown[] = [];
  const handle = async (delivered: unknown) => void seen.push(delivered);
  await transport.subscribe({ queue: 'worker', types: [type], inbox: bench.inbox, handle });
  await until(() => seen.length > 0);
  await transport.close();
  await bench.dispose();
  expect(seen).toEqual([event]);
});
