import { expect, test } from '@jest/globals';
import { bareIn, publicNamesIn } from './docstrings.mjs';

const described = (count) =>
  Array.from({ length: count }, (_, index) => `/** A row. */\n@Injectable()\nexport class A${index} {}\n`).join('');

test('a workspace where four of five public classes and types have a docstring passes', () => {
  const source = `${described(4)}\n// no docstring\nexport type Bare = string;\ntype Private = string;`;
  expect(bareIn(publicNamesIn('libs/a/src/a.ts', source))).toEqual([]);
});

test('a workspace with fewer docstrings names each class and type without one', () => {
  const names = publicNamesIn('libs/a/src/a.ts', `${described(3)}export type Bare = string;`);
  expect(bareIn(names)).toEqual(['libs/a/src/a.ts:10 Bare has no docstring; 80 % of libs/a need one']);
});
