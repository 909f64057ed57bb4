import { expect, it } from '@jest/globals';
import { application } from '../../test/applications.ts';
import { itemsOf } from './pages.ts';

const page = (...names: string[]) => ({
  items: names.map((name) => application({ id: `id of ${name}`, name })),
  next_cursor: null,
  total: 9,
  total_is_estimate: false,
});
const namesOf = (...pages: ReturnType<typeof page>[]) => itemsOf({ pages }).map(({ name }) => name);

it('puts pages in a row as they come, each application once', () => {
  const [first, second, third] = [page('a', 'b'), page('b', 'c'), page('a', 'd')];
  expect(namesOf(first)).toEqual(['a', 'b']);
  expect(namesOf(first, second)).toEqual(['a', 'b', 'c']);
  expect(namesOf(first, second, third)).toEqual(['a', 'b', 'c', 'd']);
});

it('takes a page that has changed, or pages that were dropped, as they are now', () => {
  const [first, second] = [page('a'), page('b')];
  expect(namesOf(first, second)).toEqual(['a', 'b']);
  expect(namesOf(first, page('x'), second)).toEqual(['a', 'x', 'b']);
  expect(namesOf(first)).toEqual(['a']);
  expect(namesOf(first, page('y'))).toEqual(['a', 'y']);
  expect(itemsOf(undefined)).toEqual([]);
});
