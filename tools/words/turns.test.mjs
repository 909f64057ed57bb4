import { expect, test } from '@jest/globals';
import { wordsIn } from './comments.mjs';
import { turnsIn } from './turns.mjs';

const problems = (path, source) => turnsIn(path, wordsIn(path, source));

test.each([
  ['a.ts', '// Made anew after each page.'],
  ['a.ts', '/**\n * Webhooks that are worked\n * off later.\n */'],
  ['a.ts', '// What is wrong shows in the list.'],
  ['a.tsx', 'const a = <b>{/* Whoever signs in is asked. */}</b>;'],
  ['a.ts', '// Sorted. Who changes it must sign in.'],
  ['a.test.ts', "test('is told of an outage', () => {});"],
  ['a.md', 'The relay has given up on it.'],
  ['values.yaml', 'a: 1 # Shorter than a service takes its leave.'],
])('a turn that may not come back is found in %s: %s', (path, source) => {
  expect(problems(path, source)).toEqual([expect.stringContaining(`${path}:`)]);
});

test.each([
  ['a.ts', '// The relay publishes the event again. What does it wait for?'],
  ['a.ts', "const text = 'made anew';"],
  ['a.md', '```\nanew\n```\n\nRun `anew`.'],
])('plain words pass in %s: %s', (path, source) => {
  expect(problems(path, source)).toEqual([]);
});
