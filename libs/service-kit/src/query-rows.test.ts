import { expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { answerRows, queryRows } from './query-rows.ts';

const answering = (result: unknown) => ({ query: async () => result }) as unknown as Pick<EntityManager, 'query'>;
const at = new Date('2026-11-25T10:00:00.000Z');

test('returns the rows of a SELECT and of an UPDATE', async () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(await queryRows(answering(rows), 'SELECT')).toEqual(rows);
  expect(await queryRows(answering([rows, 2]), 'UPDATE')).toEqual(rows);
  expect(await queryRows(answering([]), 'SELECT')).toEqual([]);
});

test('writes the times of an answer as text, and leaves its other values', async () => {
  const rows = [{ at, none: null, list: ['a'], count: 3 }];
  expect(await answerRows(answering(rows), 'SELECT')).toEqual([
    { at: '2026-11-25T10:00:00.000Z', none: null, list: ['a'], count: 3 },
  ]);
  expect(await answerRows(answering([rows, 1]), 'UPDATE')).toMatchObject([{ at: at.toISOString() }]);
});
