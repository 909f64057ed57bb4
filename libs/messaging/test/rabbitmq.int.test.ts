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

it('keeps an event whole, because a worker of the release before may read what this one does not', async () => {
  const bench = await createBench();
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix: randomName() });
  const whole = Object.assign(submitted(), { more: 'of the release before' });
  const handle = () => Promise.reject(new Error('not now'));
  await transport.subscribe({ queue: 'worker', types: [type], inbox: bench.inbox, handle });
  await until(async () => (await transport.publish([whole]))[0]!.confirmed);
  const stored = () => bench.dataSource.query<{ event: unknown }[]>('SELECT event FROM inbox');
  await until(async () => (await stored()).length > 0);
  expect(await stored()).toEqual([{ event: whole }]);
  await transport.close();
  await bench.dispose();
});
