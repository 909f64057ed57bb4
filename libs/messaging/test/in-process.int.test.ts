import { expect, test } from '@jest/globals';
import { Inbox, InProcessTransport } from '../src/index.ts';
import { connectTo, createBench, eventually, logger, submitted, type } from './bench.ts';
import { transportContract } from './transport-contract.ts';

transportContract({
  name: 'in-process',
  create: (_prefix, options) => new InProcessTransport({ logger, ...options }),
  brokerUrl: () => 'none',
});

test('the in-process transport delivers to a service that was restarted, not to the one before it', async () => {
  const bench = await createBench();
  const before = await connectTo(bench.url);
  const transport = new InProcessTransport({ logger });
  const seen: string[] = [];
  const subscribe = (name: string, inbox: Inbox) =>
    transport.subscribe({ queue: 'worker', types: [type], inbox, handle: async () => void seen.push(name) });
  await subscribe('before', new Inbox({ dataSource: before }));
  await transport.stopConsuming();
  await before.destroy();
  await subscribe('restarted', bench.inbox);
  expect(await transport.publish([submitted()])).toEqual([{ confirmed: true }]);
  await eventually(() => seen.length > 0);
  expect(seen).toEqual(['restarted']);
  await transport.close();
  await bench.dispose();
});
