import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Gathered } from './gathered.ts';

type Options = ConstructorParameters<typeof Gathered<number, number>>[1];

/** Doubles numbers within three turns of the event loop; a negative one fails its batch. */
function doubling(options?: Options) {
  const batches: number[][] = [];
  const gathered = new Gathered(async (items: readonly number[]) => {
    batches.push([...items]);
    for (let turns = 0; turns < 3; turns++) await turn();
    if (items.some((item) => item < 0)) throw new RangeError('negative');
    return items.map((item) => item * 2);
  }, options);
  return { batches, add: (...items: number[]) => Promise.allSettled(items.map((item) => gathered.add(item))) };
}

const answers = (outcomes: PromiseSettledResult<number>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.status));

test('calls of one moment share a batch, and so do calls that arrive while it is under way', async () => {
  const { add, batches } = doubling();
  const first = add(1, 2);
  await turn();
  const later = add(3, 4);
  expect(answers([...(await first), ...(await later)])).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a call that fails spoils no other call of its batch', async () => {
  expect(answers(await doubling().add(1, -1, 2))).toEqual([2, 'rejected', 4]);
});

test('calls with a common key go one after the other', async () => {
  const { add, batches } = doubling({ keysOf: (item) => [item % 10] });
  expect(answers(await add(1, 11, 2))).toEqual([2, 22, 4]);
  expect(batches).toEqual([[1, 2], [11]]);
});

test('more calls than may wait are refused at once', async () => {
  expect(answers(await doubling({ waitingAtMost: 2 }).add(1, 2, 3))).toEqual([2, 4, 'rejected']);
});

test('as many batches as may be under way at the same time are, also while a call with a key of theirs waits', async () => {
  const { add, batches } = doubling({ atOnce: 2, keysOf: (item) => [item % 10] });
  const first = add(1, 11);
  await turn();
  const second = add(2);
  await turn();
  expect(batches).toEqual([[1], [2]]);
  expect(answers([...(await first), ...(await second)])).toEqual([2, 22, 4]);
  expect(batches).toEqual([[1], [2], [11]]);
});

test('a further batch begins when as many calls wait as are under way, so that batches stay large', async () => {
  const { add, batches } = doubling({ atOnce: 2 });
  const first = add(1, 2);
  await turn();
  const second = add(3);
  await turn();
  expect(batches).toEqual([[1, 2]]);
  const third = add(4);
  await turn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(answers([...(await first), ...(await second), ...(await third)])).toEqual([2, 4, 6, 8]);
});

test('a full batch begins before its turn is over, and no batch is larger', async () => {
  const { add, batches } = doubling({ batchSize: 2, atOnce: 2 });
  const answered = add(1, 2, 3, 4, 5);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(answers(await answered)).toEqual([2, 4, 6, 8, 10]);
  expect(batches.slice(2)).toEqual([[5]]);
});

test('fewer calls than the batch before had wait for others, as long as they may linger', async () => {
  const { add, batches } = doubling({ lingerMs: 50 });
  await add(1, 2, 3);
  const first = add(4);
  await turn();
  expect(batches).toEqual([[1, 2, 3]]);
  await Promise.all([first, add(5, 6)]);
  expect(batches.slice(1)).toEqual([[4, 5, 6]]);
  expect(answers(await add(7))).toEqual([14]);
  expect(batches.slice(2)).toEqual([[7]]);
});

test('calls that come one by one never linger', async () => {
  const { add, batches } = doubling({ lingerMs: 3_600_000 });
  await add(1);
  await add(2);
  expect(batches).toEqual([[1], [2]]);
});
