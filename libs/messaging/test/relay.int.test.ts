import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@blue-peony/contracts';
import { allowed, until } from '@blue-peony/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addToOutbox, Relay, tell } from '../src/index.ts';
import type { EventTransport, PublishOutcome } from '../src/types.ts';
import { logger, submitted } from './bench.ts';
import { Stage } from './stage.ts';

const confirmed: PublishOutcome = { confirmed: true };

/** The far side of the relay, under the test's control; database and relay are the real ones. */
class FakeTransport {
  readonly batches: string[][] = [];
  up = true;
  answer: (event: DomainEvent) => PublishOutcome | Promise<PublishOutcome> = () => confirmed;

  get published() {
    return this.batches.flat();
  }
  async check() {
    if (!this.up) throw new Error('away');
  }
  async publish(events: readonly DomainEvent[]) {
    this.batches.push(events.map(({ id }) => id));
    return Promise.all(events.map(async (event) => this.answer(event)));
  }
}

describe('outbox and relay', () => {
  const stage = new Stage();
  let transport: FakeTransport;
  let relays: Relay[];

  beforeEach(() => {
    transport = new FakeTransport();
    relays = [];
  });
  afterEach(() => Promise.all(relays.map((relay) => relay.stop())));

  const relay = (options: { maxAttempts?: number; batchSize?: number } = {}) => {
    const created = new Relay({
      dataSource: stage.dataSource,
      transport: transport as unknown as EventTransport,
      logger,
      ...options,
    });
    relays.push(created);
    return created;
  };
  const add = async (count: number) => {
    const events = Array.from({ length: count }, () => submitted());
    const source =
      "SELECT (event->>'id')::uuid AS id, event->>'type' AS type, event FROM jsonb_array_elements($1) AS event";
    await stage.query(addToOutbox(source), [JSON.stringify(events)]);
    return events;
  };
  /** As if the process that wrote them had died, and its lease had ended. */
  const orphan = () => stage.query('UPDATE outbox SET due_at = now()');

  it('publishes an event exactly when the transaction that tells it commits, and only then', async () => {
    const writer = relay();
    const failing = stage.dataSource.transaction(async (manager) => {
      await tell(manager, submitted());
      throw new Error('the business rule says no');
    });
    await expect(failing).rejects.toThrow('says no');
    expect(await writer.stats()).toMatchObject({ pending: 0 });
    const event = submitted();
    await stage.dataSource.transaction(async (manager) => {
      await tell(manager, event);
      await sleep(50);
      expect(transport.published).toEqual([]);
    });
    await until(async () => (await writer.stats()).pending === 0);
    expect(transport.published).toEqual([event.id]);
  });

  it('answers queued once the transport has the event, and forgets it', async () => {
    const writer = relay();
    const [event] = await add(1);
    expect(await writer.dispatch(event!)).toBe('queued');
    await until(async () => (await writer.stats()).pending === 0);
    expect(transport.published).toEqual([event!.id]);
  });

  it('leaves no published event in the outbox when it stops', async () => {
    const writer = relay();
    const [event] = await add(1);
    expect(await writer.dispatch(event!)).toBe('queued');
    await writer.stop();
    expect(await writer.stats()).toMatchObject({ pending: 0 });
  });

  it('publishes what is dispatched at the same moment in few batches of at most 500', async () => {
    const writer = relay();
    const events = await add(1_200);
    const answers = await Promise.all(events.map((event) => writer.dispatch(event)));
    expect(new Set(answers)).toEqual(new Set(['queued']));
    expect(transport.batches.map(({ length }) => length)).toEqual([500, 500, 200]);
  });

  it('answers pending after 2 s when the transport is slow, and still counts the late confirmation', async () => {
    const writer = relay();
    let confirm!: () => void;
    transport.answer = () => new Promise((resolve) => (confirm = () => resolve(confirmed)));
    const [event] = await add(1);
    const start = performance.now();
    expect(await writer.dispatch(event!)).toBe('pending');
    expect(performance.now() - start).toBeGreaterThan(1_900);
    confirm();
    await writer.stop();
    expect(await writer.stats()).toEqual({ pending: 0, abandoned: 0, oldestSeconds: 0 });
    expect(transport.published).toHaveLength(1);
  });

  it('publishes the next batch of a full outbox while the broker still has to confirm the one before', async () => {
    await add(3);
    await orphan();
    transport.answer = async () => {
      await until(() => transport.batches.length > 1);
      return confirmed;
    };
    const writer = relay({ batchSize: 1 });
    writer.start();
    await until(async () => (await writer.stats()).pending === 0);
    expect(new Set(transport.published).size).toBe(3);
  });

  it('leaves an event to its writer at first, and takes it over when the writer has died', async () => {
    const [event] = await add(1);
    relay().start();
    await sleep(1_000);
    expect(transport.published).toEqual([]);
    const [row] = await stage.query<{ lease: string }>(
      'SELECT extract(epoch FROM due_at - created_at) AS lease FROM outbox',
    );
    expect(Number(row!.lease)).toBeCloseTo(10, 0);
    await orphan();
    await until(() => transport.published.length > 0);
    expect(transport.published).toEqual([event!.id]);
  });

  it('publishes each of 2,000 events once from 20 relays', async () => {
    const events = await add(2_000);
    await orphan();
    transport.answer = () => sleep(20, confirmed);
    for (let count = 0; count < 20; count++) relay({ batchSize: 50 }).start();
    await until(async () => (await relays[0]!.stats()).pending === 0);
    expect(transport.published).toHaveLength(events.length);
    expect(new Set(transport.published)).toEqual(new Set(events.map(({ id }) => id)));
  });

  it('holds no row lock while the transport is at work', async () => {
    const [event] = await add(1);
    await orphan();
    transport.answer = () => sleep(1_000, confirmed);
    relay().start();
    await until(() => transport.published.length > 0);
    await stage.dataSource.transaction((manager) =>
      manager.query('SELECT id FROM outbox WHERE id = $1 FOR UPDATE NOWAIT', [event!.id]),
    );
  });

  it('takes nothing while the transport is away, and everything within seconds once it is back', async () => {
    transport.up = false;
    await add(100);
    await orphan();
    relay().start();
    await sleep(1_000);
    expect(transport.published).toEqual([]);
    transport.up = true;
    await until(() => transport.published.length === 100, allowed(3_000));
  });

  it('counts no attempt for an outage in the middle of the work, and tries again within two seconds', async () => {
    const tries: number[] = [];
    transport.answer = () => {
      tries.push(performance.now());
      return tries.length < 5 ? { confirmed: false, reason: tries.length % 2 ? 'timeout' : 'unavailable' } : confirmed;
    };
    const writer = relay({ maxAttempts: 2 });
    writer.start();
    const [event] = await add(1);
    expect(await writer.dispatch(event!)).toBe('pending');
    await until(async () => (await writer.stats()).pending === 0);
    tries.slice(1).forEach((time, index) => expect(time - tries[index]!).toBeLessThan(allowed(3_000)));
  });

  it('keeps an event whose consumer has never run for five days, and publishes it once the consumer runs', async () => {
    transport.answer = () => ({ confirmed: false, reason: 'unroutable' });
    const writer = relay({ maxAttempts: 2 });
    writer.start();
    const [event] = await add(1);
    await writer.dispatch(event!);
    /** Makes what waits due, as if it were so old. Each look does it again: an attempt under way sets a time of its own. */
    const untilAged = (age: string, probe: () => boolean | Promise<boolean>) =>
      until(async () => {
        await stage.query(`UPDATE outbox SET due_at = now(), created_at = now() - interval '${age}'`);
        return probe();
      });
    for (const age of ['1 hour', '1 day', '119 hours']) {
      const before = transport.published.length;
      await untilAged(age, () => transport.published.length > before);
    }
    expect(await writer.stats()).toMatchObject({ pending: 1, abandoned: 0 });
    transport.answer = () => confirmed;
    await untilAged('119 hours', async () => (await writer.stats()).pending === 0);

    transport.answer = () => ({ confirmed: false, reason: 'unroutable' });
    await writer.dispatch((await add(1))[0]!);
    await untilAged('121 hours', async () => (await writer.stats()).abandoned === 1);
  });

  it('gives an event up that the broker refuses, keeps it, and tries it again after the next start', async () => {
    transport.answer = () => ({ confirmed: false, reason: 'refused' });
    const first = relay({ maxAttempts: 3 });
    first.start();
    const [event] = await add(1);
    expect(await first.dispatch(event!)).toBe('pending');
    await until(async () => (await first.stats()).abandoned === 1);
    expect(transport.published).toHaveLength(3);
    await sleep(1_500);
    expect(transport.published).toHaveLength(3);
    expect(await first.stats()).toMatchObject({ pending: 0, abandoned: 1 });

    transport.answer = () => confirmed;
    relay().start();
    await until(async () => (await first.stats()).abandoned === 0);
    await until(() => transport.published.length === 4);
  });

  it('does not let one event that fails hold up the others', async () => {
    const [bad, ...good] = await add(50);
    await orphan();
    transport.answer = ({ id }) => (id === bad!.id ? { confirmed: false, reason: 'refused' } : confirmed);
    const writer = relay();
    writer.start();
    await until(async () => (await writer.stats()).pending === 1);
    expect(transport.published).toEqual(expect.arrayContaining(good.map(({ id }) => id)));
  });

  it('waits for what is being published when it stops, and takes nothing new', async () => {
    const writer = relay();
    transport.answer = () => sleep(500, confirmed);
    const [event, late] = await add(2);
    void writer.dispatch(event!);
    await until(() => transport.published.length === 1);
    await writer.stop();
    expect((await writer.stats()).pending).toBe(1);
    expect(await writer.dispatch(late!)).toBe('pending');
    expect(transport.published).toHaveLength(1);
  });

  it('tells how many events wait and for how long', async () => {
    await add(3);
    await stage.query("UPDATE outbox SET created_at = now() - interval '2 seconds'");
    const { pending, oldestSeconds } = await relay().stats();
    expect(pending).toBe(3);
    expect(oldestSeconds).toBeGreaterThan(1);
    expect(oldestSeconds).toBeLessThan(30);
  });
});
