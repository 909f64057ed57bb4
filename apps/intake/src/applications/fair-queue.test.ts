import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

const queue = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ capacity: 2, waitingAtMost: 4, waitMs: 60_000, ...options });

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

test('the client with the least inside is next, and within one client the oldest', async () => {
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

test('clients take turns for a single place', async () => {
  const places = queue({ capacity: 1 });
  const order: string[] = [];
  const first = await ask(places, order, 'flood');
  const others = ['flood', 'flood', 'flood', 'quiet'].map((client) =>
    ask(places, order, client).then((leave) => setTimeout(leave)),
  );
  first();
  await Promise.all(others);
  expect(order).toEqual(['flood', 'flood', 'quiet', 'flood', 'flood']);
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
