import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

const refusal = { detail: 'Full', retryAfterSeconds: 3 };
const queue = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ capacity: 2, waitingAtMost: 4, waitMs: 60_000, refusal, ...options });

/** Records in `order` each client that gets in or is refused. */
function ask(places: FairQueue, order: string[], client: string, size = 1) {
  return places.enter({ client, size, load: 1 }).then(
    (leave) => {
      order.push(client);
      return leave;
    },
    ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) => {
      expect([code, retryAfterSeconds > 0]).toEqual(['unavailable', true]);
      order.push(`${client} refused`);
      return () => undefined;
    },
  );
}

test('the client that used the least is next, and within one client the oldest', async () => {
  const places = queue();
  const order: string[] = [];
  const leaves = await Promise.all([ask(places, order, 'flood'), ask(places, order, 'flood')]);
  const waiting = ['flood', 'flood', 'quiet'].map((client) => ask(places, order, client));
  leaves[0]();
  await waiting[2];
  expect(order).toEqual(['flood', 'flood', 'quiet']);
  leaves[1]();
  await waiting[0];
  expect(order).toHaveLength(4);
});

test('a client that comes for the first time goes before the next of one that had the single place', async () => {
  const places = queue({ capacity: 1 });
  const order: string[] = [];
  const first = await ask(places, order, 'flood');
  const others = ['flood', 'flood', 'flood', 'quiet'].map((client) =>
    ask(places, order, client).then((leave) => setTimeout(leave)),
  );
  first();
  await Promise.all(others);
  expect(order).toEqual(['flood', 'quiet', 'flood', 'flood', 'flood']);
});

/** Each of a crowd has had the single place once; the last of them still has it. */
async function afterCrowd(crowd: string[]) {
  const places = queue({ capacity: 1 });
  const order: string[] = [];
  let leave = () => undefined as void;
  for (const client of crowd) {
    leave();
    leave = await ask(places, order, client);
  }
  return { places, order: (order.splice(0), order), leave };
}

test('a visitor goes before a crowd that comes again, though each of it has one waiting and came first', async () => {
  const crowd = ['a', 'b', 'c'];
  const { places, order, leave } = await afterCrowd(crowd);
  const others = [...crowd, 'visitor'].map((client) =>
    ask(places, order, client).then((next) => void setTimeout(next)),
  );
  leave();
  await Promise.all(others);
  expect(order).toEqual(['visitor', 'a', 'b', 'c']);
});

test('a full queue keeps a visitor and refuses one of a crowd that comes again', async () => {
  const crowd = ['a', 'b', 'c', 'd'];
  const { places, order, leave } = await afterCrowd(crowd);
  for (const client of crowd) void ask(places, order, client);
  const visitor = ask(places, order, 'visitor');
  leave();
  await visitor;
  expect(order).toEqual(['d refused', 'visitor']);
});

test('a full queue refuses the last comer of the client that has the most in it', async () => {
  const places = queue();
  const order: string[] = [];
  const leaves = await Promise.all([ask(places, order, 'flood'), ask(places, order, 'flood')]);
  const flood = [1, 2, 3, 4, 5].map(() => ask(places, order, 'flood'));
  await flood[4];
  expect(order.at(-1)).toBe('flood refused');
  const quiet = ask(places, order, 'quiet');
  await flood[3];
  expect(order.slice(2)).toEqual(['flood refused', 'flood refused']);
  leaves[0]();
  await quiet;
  expect(order.at(-1)).toBe('quiet');
});

test('one client leaves room for another', async () => {
  const places = queue({ capacity: 4, perClient: 3 });
  const order: string[] = [];
  await Promise.all([ask(places, order, 'flood', 2), ask(places, order, 'flood', 1)]);
  void ask(places, order, 'flood', 1);
  await ask(places, order, 'quiet');
  expect(order).toEqual(['flood', 'flood', 'quiet']);
  expect(places.isWaitedFor).toBe(true);
});

test('nobody waits longer than agreed', async () => {
  const places = queue({ waitMs: 1 });
  const order: string[] = [];
  await ask(places, order, 'a', 2);
  await ask(places, order, 'b');
  expect(order).toEqual(['a', 'b refused']);
  expect(places.isWaitedFor).toBe(false);
});

test('leaving twice gives one place back', async () => {
  const places = queue();
  const order: string[] = [];
  const leave = await ask(places, order, 'a', 1);
  await ask(places, order, 'a', 1);
  leave();
  leave();
  await ask(places, order, 'b', 1);
  void ask(places, order, 'c', 1);
  expect(places.isWaitedFor).toBe(true);
});

test('a client that comes back at once after a refusal is behind those that never had a place', async () => {
  const places = queue({ waitingAtMost: 1 });
  const order: string[] = [];
  const [leave] = await Promise.all([ask(places, order, 'a'), ask(places, order, 'b')]);
  const visitors = ['visitor', 'hasty'].map((client) => ask(places, order, client));
  await visitors[1];
  void ask(places, order, 'hasty');
  leave();
  await visitors[0];
  expect(order).toEqual(['a', 'b', 'hasty refused', 'hasty refused', 'visitor']);
});
