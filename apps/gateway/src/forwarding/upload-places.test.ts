import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AppError } from '@blue-peony/service-kit';
import { UploadPlaces } from './upload-places.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const refusal = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 });
const busy = { inAll: 4, each: 2 };

function uploads(places: UploadPlaces) {
  const cut: string[] = [];
  const begin = (client: string, bytes = 0, waits = false) =>
    places.take({
      client,
      bytes: () => bytes,
      waits: () => waits,
      cut: (reason: AppError) => {
        expect(reason).toEqual(refusal);
        cut.push(client);
      },
    });
  /** Starts an upload that must be refused. */
  const refused = async (client: string) => {
    const outcome = expect(begin(client)).rejects.toEqual(refusal);
    await jest.advanceTimersByTimeAsync(3_000);
    await outcome;
  };
  return { begin, refused, cut };
}

test('limits uploads per client, without affecting other clients', async () => {
  const { begin } = uploads(new UploadPlaces(busy));
  const leave = await begin('a');
  await begin('a');
  await expect(begin('a')).rejects.toEqual(refusal);
  await begin('b');
  leave();
  leave();
  await begin('a');
  await expect(begin('a')).rejects.toEqual(refusal);
});

test('keeps uploads that have just begun', async () => {
  const { begin, refused, cut } = uploads(new UploadPlaces(busy));
  for (const client of ['a', 'b', 'c', 'd']) await begin(client);
  jest.advanceTimersByTime(4_000);
  await refused('e');
  expect(cut).toEqual([]);
});

test('gives a new client the place of the slowest upload when all are taken', async () => {
  const { begin, cut } = uploads(new UploadPlaces(busy));
  for (const [index, client] of ['a', 'b', 'c', 'd'].entries())
    await begin(client, client === 'c' ? 10 : 1_000 * (1 + index));
  jest.advanceTimersByTime(6_000);
  await begin('e');
  expect(cut).toEqual(['c']);
});

test("a client at its own limit takes no other client's place", async () => {
  const { begin, cut } = uploads(new UploadPlaces(busy));
  for (const client of ['a', 'a', 'b', 'c']) await begin(client);
  jest.advanceTimersByTime(6_000);
  await expect(begin('a')).rejects.toEqual(refusal);
  expect(cut).toEqual([]);
});

test('keeps an upload that is blocked only by the service', async () => {
  const { begin, refused, cut } = uploads(new UploadPlaces(busy));
  for (const client of ['a', 'b', 'c', 'd']) await begin(client, client === 'b' ? 1_000 : 10, client !== 'b');
  jest.advanceTimersByTime(6_000);
  await begin('e');
  expect(cut).toEqual(['b']);
  await refused('f');
});

test('refuses a slow client for a minute once half of the places are taken', async () => {
  const places = new UploadPlaces(busy);
  const { begin } = uploads(places);
  places.mark('slow');
  await begin('a');
  await begin('slow');
  await expect(begin('slow')).rejects.toEqual(refusal);
  await begin('b');
  jest.advanceTimersByTime(61_000);
  await begin('slow');
});

test('gives the next free place to a new visitor before the many earlier uploads of a crowd', async () => {
  const { begin } = uploads(new UploadPlaces(busy));
  const crowd = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const client of crowd) (await begin(client))();
  const leaves = await Promise.all(crowd.slice(0, busy.inAll).map((client) => begin(client)));
  const order: string[] = [];
  const waiting = [...crowd.slice(busy.inAll), 'visitor'].map((client) =>
    begin(client).then(
      () => order.push(client),
      () => order.push(`${client} refused`),
    ),
  );
  leaves[0]!();
  await waiting.at(-1);
  expect(order).toEqual(['h refused', 'visitor']);
});

test("a client with many recent uploads takes no slow sender's place", async () => {
  const { begin, refused, cut } = uploads(new UploadPlaces(busy));
  for (let round = 0; round < 20; round += 1) (await begin('many'))();
  for (const client of ['a', 'b', 'c', 'd']) await begin(client, 10);
  jest.advanceTimersByTime(6_000);
  await refused('many');
  expect(cut).toEqual([]);
});
