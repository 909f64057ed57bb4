import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@blue-peony/contracts';
import { createLogger } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { describe, expect, it, test } from '@jest/globals';
import { Inbox, InProcessTransport } from '../src/index.ts';
import type { HandlingOptions } from '../src/types.ts';
import { connectTo, logger, malformed, submitted, type } from './bench.ts';
import { Stage } from './stage.ts';
import { transportContract } from './transport-contract.ts';

const stage = new Stage();
const done = async () => (await stage.query("SELECT id FROM inbox WHERE state = 'done'")).length;

transportContract({
  name: 'in-process',
  stage,
  create: (_prefix, options) => new InProcessTransport({ logger, ...options }),
  brokerUrl: () => 'none',
});

// RabbitMQ hands events to the same inbox, whose workers call the same handlers.
describe('a handler', () => {
  const start = async (handle: (event: DomainEvent) => Promise<void>, options: HandlingOptions = {}) => {
    const transport = stage.open(new InProcessTransport({ logger, retryDelaysMs: [200, 400], ...options }));
    await stage.subscribe(transport, handle);
    return transport;
  };
  const failing = async () => {
    throw new TypeError('Ann Sample cannot be mailed');
  };

  it('tries a failed event again, each time after its pause', async () => {
    const times: number[] = [];
    const transport = await start(async () => {
      times.push(performance.now());
      if (times.length < 3) await failing();
    });
    await transport.publish([submitted()]);
    await until(async () => (await done()) === 1);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThan(190);
    expect(times[2]! - times[1]!).toBeGreaterThan(390);
    expect(await stage.inbox.deadLetters(10)).toEqual([]);
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
    const [letter] = await stage.deadLetters();
    expect(letter).toEqual({
      id: event.id,
      type,
      class: 'fault',
      reason: 'TypeError',
      attempts: 3,
      subject: event.aggregateId,
      at: expect.any(String),
    });
    expect(Date.now() - Date.parse(letter!.at)).toBeLessThan(60_000);
    for (let look = 0; look < 30; look++) expect(await stage.inbox.deadLetters(10)).toHaveLength(1);

    expect(await stage.inbox.revive({ id: submitted().id })).toBe(0);
    repaired = true;
    expect(await stage.inbox.revive({ id: event.id })).toBe(1);
    await until(() => attempts === 4);
    expect(await until(async () => (await stage.inbox.deadLetters(10)).length === 0)).toBe(true);
    expect(await stage.inbox.revive({ id: event.id })).toBe(0);
  });

  it('gives a replayed event all its attempts again', async () => {
    let attempts = 0;
    const transport = await start(async () => {
      attempts++;
      await failing();
    });
    const event = submitted();
    await transport.publish([event]);
    await stage.deadLetters();
    await stage.inbox.revive({ id: event.id });
    await until(() => attempts === 6);
    expect(await stage.deadLetters()).toMatchObject([{ id: event.id, attempts: 3 }]);
  });

  it('makes a dead letter of an event that does not keep to its contract, without calling the handler', async () => {
    const seen: DomainEvent[] = [];
    const transport = await start(async (event) => void seen.push(event));
    const event = malformed();
    expect(await transport.publish([event])).toEqual([{ confirmed: true }]);
    expect(await stage.deadLetters()).toMatchObject([{ id: event.id, type, reason: 'unparseable' }]);
    expect(seen).toEqual([]);
  });

  it('counts a handler that never ends as failed', async () => {
    const transport = await start(() => new Promise(() => undefined), { handlerTimeoutMs: 100, retryDelaysMs: [50] });
    await transport.publish([submitted()]);
    expect(await stage.deadLetters()).toMatchObject([{ reason: 'TimeoutError', attempts: 2 }]);
  });

  it('that fails is logged with its event and the kind of its error, and nothing of what the event carries', async () => {
    let logged = '';
    const destination = { write: (line: string) => void (logged += line) };
    const readable = createLogger({ service: 'test', level: 'trace', destination });
    const transport = stage.open(new InProcessTransport({ logger: readable, retryDelaysMs: [50] }));
    const fail = async ({ aggregateId }: DomainEvent) => {
      throw new RangeError(`${aggregateId} ann@example.com +48 555 000 111\n    over two lines`);
    };
    await stage.subscribe(transport, fail);
    const event = submitted('Zuzanna Secret');
    await transport.publish([event]);
    await stage.deadLetters();
    await transport.close();
    expect(logged).toContain(event.id);
    expect(logged).toContain('RangeError');
    for (const secret of ['Zuzanna', 'ann@example', '555 000']) expect(logged).not.toContain(secret);
  });

  it('keeps its lease when it takes longer than a lease', async () => {
    let handled = 0;
    const handle = async () => {
      handled++;
      await sleep(4_000);
    };
    const inbox = new Inbox({ dataSource: stage.dataSource, leaseMs: 3_000 });
    const [transport, other] = [new InProcessTransport({ logger }), new InProcessTransport({ logger })];
    for (const one of [transport, other]) await stage.subscribe(stage.open(one), handle, { inbox });
    const event = submitted();
    await transport.publish([event]);
    await until(() => handled > 0);
    await sleep(3_500);
    await transport.publish([event]);
    await until(async () => (await done()) === 1);
    expect(handled).toBe(1);
  });
});

test('the in-process transport delivers to a service that was restarted, not to the one before it', async () => {
  const before = await connectTo(stage.url);
  const transport = stage.open(new InProcessTransport({ logger }));
  const seen: string[] = [];
  const subscribe = (name: string, inbox: Inbox) =>
    stage.subscribe(transport, async () => void seen.push(name), { inbox });
  await subscribe('before', new Inbox({ dataSource: before }));
  await transport.stopConsuming();
  await before.destroy();
  await subscribe('restarted', stage.inbox);
  expect(await transport.publish([submitted()])).toEqual([{ confirmed: true }]);
  await until(() => seen.length > 0);
  expect(seen).toEqual(['restarted']);
});

test('what the previous release gave up because it does not know its type is handled, and what nobody can read stays given up', async () => {
  const [readable, unreadable] = [submitted(), malformed()];
  await stage.query(
    `INSERT INTO inbox (id, type, event, state, attempts, reason, settled_at)
     SELECT (event->>'id')::uuid, event->>'type', event, 'dead', 1, 'unparseable', now() FROM jsonb_array_elements($1::jsonb) AS event`,
    [JSON.stringify([readable, unreadable])],
  );
  const seen: string[] = [];
  await stage.subscribe(stage.open(new InProcessTransport({ logger })), async ({ id }) => void seen.push(id));
  await until(async () => (await done()) === 1);
  expect(seen).toEqual([readable.id]);
  expect(await stage.inbox.deadLetters(5)).toMatchObject([{ id: unreadable.id, attempts: 1 }]);
});

test('what the previous release gave up while it waited for a dependency has all its attempts after the outage', async () => {
  const event = submitted();
  await stage.query(
    `INSERT INTO inbox (id, type, event, state, attempts, reason, settled_at, outage_since)
     VALUES ($1, $2, $3, 'dead', 5, 'unparseable', now(), now())`,
    [event.id, type, event],
  );
  await stage.inbox.endOutage();
  const worker = crypto.randomUUID();
  expect(await stage.inbox.claimDue(1, { worker, underWay: [] })).toMatchObject([{ id: event.id, attempts: 1 }]);
});
