import { startBroker, type TestBroker, until } from '@blue-peony/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RabbitMqTransport } from '../src/index.ts';
import { logger, randomName, submitted } from './bench.ts';
import { Stage } from './stage.ts';
import { transportContract } from './transport-contract.ts';

const stage = new Stage();
let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.dispose());

transportContract({
  name: 'RabbitMQ',
  stage,
  create: (prefix, options) => new RabbitMqTransport({ url: broker.url, logger, prefix, ...options }),
  brokerUrl: () => broker.url,
});

const start = () => stage.open(new RabbitMqTransport({ url: broker.url, logger, prefix: randomName() }));

it('processes events that an in-process transport accepted before RabbitMQ replaced it', async () => {
  const event = submitted();
  await stage.inbox.accept([event]);
  const seen: unknown[] = [];
  await stage.subscribe(start(), async (delivered) => void seen.push(delivered));
  await until(() => seen.length > 0);
  expect(seen).toEqual([event]);
});

it('keeps an event whole, because a worker of the release before may read what this one does not', async () => {
  const transport = start();
  const whole = Object.assign(submitted(), { more: 'of the release before' });
  await stage.subscribe(transport, () => Promise.reject(new Error('not now')));
  await until(async () => (await transport.publish([whole]))[0]!.confirmed);
  const stored = () => stage.query<{ event: unknown }>('SELECT event FROM inbox');
  await until(async () => (await stored()).length > 0);
  expect(await stored()).toEqual([{ event: whole }]);
});
