import { until } from '@blue-peony/test-kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { Inbox, InProcessTransport } from '../src/index.ts';
import type { HandlingOptions } from '../src/types.ts';
import { type Bench, connectTo, createBench, logger, malformed, submitted, type } from './bench.ts';
import { transportContract } from './transport-contract.ts';

transportContract({
  name: 'in-process',
  create: (_prefix, options) => new InProcessTransport({ logger, ...options }),
  brokerUrl: () => 'none',
});

// RabbitMQ hands events to the same inbox, whose workers call the same handlers.
describe('a handler', () => {
  let bench: Bench;
  let open: InProcessTransport[];
  beforeEach(async () => {
    bench = await createBench();
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((transport) => transport.close()));
    await bench.dispose();
  });
  const start = async (handle: (event: DomainEvent) => Promise<void>, options: HandlingOptions = {}) => {
    const transport = new InProcessTransport({ logger, retryDelaysMs: [200, 400], ...options });
    open.push(transport);
    await transport.subscribe({ queue: 'worker', types: [type], inbox: bench.inbox, handle });
    return transport;
  };
  const failing = async () => {
    throw new TypeError('Ann Sample cannot be mailed');
  };
  const deadLetter = () => until(async () => (await bench.inbox.deadLetters(10))[0]);

  it('tries a failed event again, each time after its pause', async () => {
    const times: number[] = [];
    const transport = await start(async () => {
      times.push(performance.now());
      if (times.length < 3) await failing();
    });
    await transport.publish([submitted()]);
    await until(() => times.length === 3);
    await sleep(1_000);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThan(190);
    expect(times[2]! - times[1]!).toBeGreaterThan(390);
    expect(await bench.inbox.deadLetters(10)).toEqual([]);
  });

  it('makes a dead letter of an event that keeps failing, lists it without harm and replays it', async () => {
    let attempts = 0;
    let repaired = false;
    const transport = await start(async () => {
      attempts++;
      if (!repaired) await failing();
    });
    const event = submitted();
    await transport.publish([event]);
    const letter = await deadLetter();
    expect(letter).toEqual({
      id: event.id,
      type,
      class: 'fault',
      reason: 'TypeError',
      attempts: 3,
      subject: event.aggregateId,
      at: expect.any(String),
    });
    expect(Date.now() - Date.parse(letter.at)).toBeLessThan(60_000);
    for (let look = 0; look < 30; look++) expect(await bench.inbox.deadLetters(10)).toHaveLength(1);

    expect(await bench.inbox.revive({ id: submitted().id })).toBe(0);
    repaired = true;
    expect(await bench.inbox.revive({ id: event.id })).toBe(1);
    await until(() => attempts === 4);
    expect(await until(async () => (await bench.inbox.deadLetters(10)).length === 0)).toBe(true);
    expect(await bench.inbox.revive({ id: event.id })).toBe(0);
  });

  it('gives a replayed event all its attempts again', async () => {
    let attempts = 0;
    const transport = await start(async () => {
      attempts++;
      await failing();
    });
    const event = submitted();
    await transport.publish([event]);
    await deadLetter();
    await bench.inbox.revive({ id: event.id });
    await until(() => attempts === 6);
    expect(await deadLetter()).toMatchObject({ id: event.id, attempts: 3 });
  });

  it('makes a dead letter of an event that does not keep to its contract, without calling the handler', async () => {
    const seen: DomainEvent[] = [];
    const transport = await start(async (event) => void seen.push(event));
    const event = malformed();
    expect(await transport.publish([event])).toEqual([{ confirmed: true }]);
    expect(await deadLetter()).toMatchObject({ id: event.id, type, reason: 'unparseable' });
    expect(seen).toEqual([]);
  });

  it('counts a handler that never ends as failed', async () => {
    const transport = await start(() => new Promise(() => undefined), { handlerTimeoutMs: 100, retryDelaysMs: [50] });
    await transport.publish([submitted()]);
    expect(await deadLetter()).toMatchObject({ reason: 'TimeoutError', attempts: 2 });
  });

  it('keeps the lease of a handler that takes longer than a lease', async () => {
    let handled = 0;
    const handle = async () => {
      handled++;
      await sleep(5_000);
    };
    bench.inbox = new Inbox({ dataSource: bench.dataSource, leaseMs: 3_000 });
    const transport = await start(handle);
    await start(handle);
    const event = submitted();
    await transport.publish([event]);
    await until(() => handled > 0);
    await sleep(3_500);
    await transport.publish([event]);
    await sleep(2_500);
    expect(handled).toBe(1);
  });
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
