import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Breaker, Busy, Inbox, InProcessTransport } from '../src/index.ts';
import { logger, malformed, submitted } from './bench.ts';
import { Stage } from './stage.ts';

class ServerAway extends Error {
  override readonly name = 'ServerAway';
  readonly outage = 'mail server';
}

describe('while what a handler needs is away', () => {
  const stage = new Stage();
  let transport: InProcessTransport;
  let breaker: Breaker;
  let up: boolean;
  let seen: string[];
  let probes: number;

  beforeEach(() => {
    [up, seen, probes] = [true, [], 0];
    const probe = async () => {
      probes++;
      if (!up) throw new ServerAway();
    };
    breaker = new Breaker({ dependency: 'smtp', probe, logger, probeEveryMs: 50 });
    transport = stage.open(new InProcessTransport({ logger, retryDelaysMs: [50] }));
  });
  afterEach(() => breaker.stop());

  const handle = async ({ id }: DomainEvent) => {
    seen.push(id);
    if (up) return breaker.succeeded();
    const error = new ServerAway();
    breaker.failed(error);
    throw error;
  };
  const subscribe = (by = handle) => stage.subscribe(transport, by, { breaker });
  const query = <Row>(sql: string) => stage.query<Row>(sql);
  const done = async () => (await query("SELECT id FROM inbox WHERE state = 'done'")).length;

  it('no handler is called, and each event is handled once when it is back, the oldest first', async () => {
    await subscribe();
    up = false;
    const events = Array.from({ length: 60 }, () => submitted());
    for (const event of events) {
      await transport.publish([event]);
      await sleep(2);
    }
    await until(() => probes > 3);
    const tried = seen.length;
    expect(tried).toBeLessThan(10);
    await until(() => probes > 10);
    expect(seen).toHaveLength(tried);

    seen.length = 0;
    up = true;
    await until(async () => (await done()) === events.length);
    expect(new Set(seen).size).toBe(seen.length);
    const places = seen.map((id) => events.findIndex((event) => event.id === id));
    // Those under way at the same time may overtake each other; the first of all is the one on trial.
    places.slice(1).forEach((place, index) => expect(Math.abs(place - index - 1)).toBeLessThan(20));
  });

  it('on trial an event that waits for something else is tried again after a pause, not at once', async () => {
    const triedAt: number[] = [];
    await subscribe(async () => {
      triedAt.push(performance.now());
      // The breaker hears nothing of it.
      throw new ServerAway();
    });
    await transport.publish([submitted()]);
    await until(() => triedAt.length === 3);
    expect(triedAt[2]! - triedAt[1]!).toBeGreaterThan(100);
  });

  it('an event that fails while the others find it back is tried again at once', async () => {
    const event = submitted();
    await stage.inbox.accept([event]);
    await query("UPDATE inbox SET outage_since = now() - interval '1 hour'");
    await subscribe(async ({ id }) => {
      seen.push(id);
      if (seen.length > 1) return;
      breaker.succeeded();
      await sleep(300);
      throw new ServerAway();
    });
    await until(async () => (await done()) === 1);
  });

  it('an event keeps its attempts, and is a dead letter only after five days', async () => {
    await subscribe();
    up = false;
    const event = submitted();
    await transport.publish([event]);
    await until(() => seen.length > 0);
    const waiting = () =>
      until(async () => {
        const [row] = await query<{ attempts: number; state: string }>(
          'SELECT attempts, state FROM inbox WHERE reason IS NOT NULL',
        );
        return row;
      });
    expect(await waiting()).toEqual({ attempts: 0, state: 'received' });
    for (let round = 0; round < 5; round++) {
      await query("UPDATE inbox SET due_at = now(), outage_since = outage_since - interval '20 hours'");
      const before = seen.length;
      breaker.succeeded();
      await until(() => seen.length > before);
      expect(await waiting()).toEqual({ attempts: 0, state: 'received' });
    }
    await query("UPDATE inbox SET due_at = now(), outage_since = now() - interval '121 hours'");
    breaker.succeeded();
    expect(await stage.deadLetters()).toMatchObject([{ id: event.id, class: 'outage', reason: 'ServerAway' }]);
  });

  it('a dead letter of an outage comes back by itself, and one that failed by itself does not', async () => {
    const event = submitted();
    await stage.inbox.accept([event, malformed()]);
    await query(`UPDATE inbox SET state = 'dead', settled_at = now(), reason = 'x', attempts = 0,
                   outage_since = CASE WHEN id::text = '${event.id}' THEN now() - interval '6 days' END`);
    expect(await stage.inbox.countDeadLetters()).toEqual({ outage: 1, fault: 1 });
    await subscribe();
    await until(async () => (await done()) === 1);
    expect(await stage.inbox.countDeadLetters()).toEqual({ outage: 0, fault: 1 });
  });

  it('all dead letters of a class are replayed at once, however many there are', async () => {
    await stage.inbox.accept(Array.from({ length: 250 }, () => submitted()));
    await query(`UPDATE inbox SET state = 'dead', settled_at = now(), reason = 'x', attempts = 5`);
    await stage.inbox.accept([submitted()]);
    await query(`UPDATE inbox SET state = 'dead', settled_at = now(), reason = 'x', outage_since = now()
                 WHERE state = 'received'`);
    expect(await stage.inbox.countDeadLetters()).toEqual({ outage: 1, fault: 250 });
    expect(await stage.inbox.revive({ class: 'fault' })).toBe(250);
    expect(await stage.inbox.countDeadLetters()).toEqual({ outage: 1, fault: 0 });
    await subscribe();
    await until(async () => (await done()) === 251);
    expect(seen).toHaveLength(251);
  });

  it('an event that another worker is at waits for that long, and has made no attempt', async () => {
    let times = 0;
    await subscribe(async () => {
      if (times++ < 5) throw new Busy(20);
    });
    await transport.publish([submitted()]);
    await until(async () => (await done()) === 1);
    expect(await query('SELECT attempts FROM inbox')).toEqual([{ attempts: 1 }]);
  });

  it('a second copy of an event that waits neither shortens its pause nor counts as an attempt', async () => {
    await subscribe();
    up = false;
    const event = submitted();
    await transport.publish([event]);
    await until(async () => (await query('SELECT 1 FROM inbox WHERE reason IS NOT NULL')).length > 0);
    const before = await query('SELECT attempts, due_at FROM inbox');
    for (let copy = 0; copy < 20; copy++) await transport.publish([event]);
    expect(await query('SELECT attempts, due_at FROM inbox')).toEqual(before);
  });

  it('a worker stops although the database takes no outcome', async () => {
    class Away extends Inbox {
      override postpone = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    }
    const inbox = new Away({ dataSource: stage.dataSource });
    const fail = async ({ id }: DomainEvent) => {
      seen.push(id);
      throw new TypeError();
    };
    await stage.subscribe(transport, fail, { inbox });
    await transport.publish([submitted()]);
    await until(() => seen.length > 0);
    await transport.close();
    expect(await query('SELECT state, attempts FROM inbox')).toEqual([{ state: 'received', attempts: 1 }]);
  });

  it('a worker knows its own claim again whose answer was lost, and counts one attempt', async () => {
    let lost = false;
    let again: boolean | undefined;
    /** Loses the first answer with an event in it, whose lease then lasts for an hour. */
    class Forgetful extends Inbox {
      override async claimDue(...given: Parameters<Inbox['claimDue']>) {
        const due = await super.claimDue(...given);
        again = given[1].again;
        if (lost || due.length === 0) return due;
        lost = true;
        await query("UPDATE inbox SET due_at = now() + interval '1 hour'");
        throw new Error('Connection terminated unexpectedly');
      }
    }
    const inbox = new Forgetful({ dataSource: stage.dataSource });
    await stage.subscribe(transport, handle, { inbox });
    await transport.publish([submitted()]);
    await until(async () => (await done()) === 1);
    expect([lost, await query('SELECT attempts FROM inbox')]).toEqual([true, [{ attempts: 1 }]]);
    // From the next answer on it takes no claim of its own again.
    await until(() => again === false);
  });
});
