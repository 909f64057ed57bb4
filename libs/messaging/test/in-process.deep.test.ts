import { until } from '@blue-peony/test-kit';
import { expect, test } from '@jest/globals';
import { Inbox, InProcessTransport } from '../src/index.ts';
import { connectTo, createBench, logger, malformed, submitted, type } from './bench.ts';
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
  await until(() => seen.length > 0);
  expect(seen).toEqual(['restarted']);
  await transport.close();
  await bench.dispose();
});

test('what the previous release gave up because it does not know its type is handled, and what nobody can read stays given up', async () => {
  const bench = await createBench();
  const [readable, unreadable] = [submitted(), malformed()];
  await bench.dataSource.query(
    `INSERT INTO inbox (id, type, event, state, attempts, reason, settled_at)
     SELECT (event->>'id')::uuid, event->>'type', event, 'dead', 1, 'unparseable', now() FROM jsonb_array_elements($1::jsonb) AS event`,
    [JSON.stringify([readable, unreadable])],
  );
  const transport = new InProcessTransport({ logger });
  const seen: string[] = [];
  await transport.subscribe({
    queue: 'worker',
    types: [type],
    inbox: bench.inbox,
    handle: async ({ id }) => void seen.push(id),
  });
  await until(() => seen.length > 0);
  await transport.close();
  expect(seen).toEqual([readable.id]);
  expect(await bench.inbox.deadLetters(5)).toMatchObject([{ id: unreadable.id, attempts: 1 }]);
  await bench.dispose();
});

test('what the previous release gave up while it waited for a dependency has all its attempts after the outage', async () => {
  const bench = await createBench();
  const event = submitted();
  await bench.dataSource.query(
    `INSERT INTO inbox (id, type, event, state, attempts, reason, settled_at, outage_since)
     VALUES ($1, $2, $3, 'dead', 5, 'unparseable', now(), now())`,
    [event.id, type, event],
  );
  await bench.inbox.endOutage();
  const worker = crypto.randomUUID();
  expect(await bench.inbox.claimDue(1, { worker, underWay: [] })).toMatchObject([{ id: event.id, attempts: 1 }]);
  await bench.dispose();
});
