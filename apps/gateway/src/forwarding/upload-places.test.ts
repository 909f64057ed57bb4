import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AppError } from '@blue-peony/service-kit';
import { UploadPlaces } from './upload-places.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const refusal = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 });
const busy = { inAll: 4, each: 2 };

function uploads(places: UploadPlaces) {
  const cut: string[] = [];
  const begin = (client: string, bytes = 0) =>
    places.take({
      client,
      bytes: () => bytes,
      cut: (reason: AppError) => {
        expect(reason).toEqual(refusal);
        cut.push(client);
      },
    });
  return { begin, cut };
}

test('a client has its own number of uploads, and others have theirs', () => {
  const { begin } = uploads(new UploadPlaces(busy));
  const leave = begin('a');
  begin('a');
  expect(() => begin('a')).toThrow(refusal);
  begin('b');
  leave();
  leave();
  begin('a');
  expect(() => begin('a')).toThrow(refusal);
});

test('uploads that have only just begun keep their places', () => {
  const { begin, cut } = uploads(new UploadPlaces(busy));
  for (const client of ['a', 'b', 'c', 'd']) begin(client);
  jest.advanceTimersByTime(4_000);
  expect(() => begin('e')).toThrow(refusal);
  expect(cut).toEqual([]);
});

test('a newcomer takes the place of the slowest once all are taken', () => {
  const { begin, cut } = uploads(new UploadPlaces(busy));
  for (const [index, client] of ['a', 'b', 'c', 'd'].entries())
    begin(client, client === 'c' ? 10 : 1_000 * (1 + index));
  jest.advanceTimersByTime(6_000);
  begin('e');
  expect(cut).toEqual(['c']);
});

test('a client at its own bound takes nobody’s place', () => {
  const { begin, cut } = uploads(new UploadPlaces(busy));
  for (const client of ['a', 'a', 'b', 'c']) begin(client);
  jest.advanceTimersByTime(6_000);
  expect(() => begin('a')).toThrow(refusal);
  expect(cut).toEqual([]);
});

test('a client that was too slow finds half of the places closed for a minute', () => {
  const places = new UploadPlaces(busy);
  const { begin } = uploads(places);
  places.mark('slow');
  begin('a');
  begin('slow');
  expect(() => begin('slow')).toThrow(refusal);
  begin('b');
  jest.advanceTimersByTime(61_000);
  begin('slow');
});
