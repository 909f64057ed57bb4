import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dictionaryEntries, hashesFile } from '../../../tools/dictionaries.ts';
import { passwordWeaknesses } from './password-rules.ts';

const person = { email: 'x@example.com', userMetadata: {} };

test('refuses every dictionary entry that is long enough for a password', () => {
  const entries = dictionaryEntries();
  expect(entries.length).toBeGreaterThan(60_000);
  expect(entries).toEqual(
    expect.arrayContaining(['manchester', 'q1w2e3r4t5', 'przepraszam', 'geschichte', 'information']),
  );
  expect(entries.filter((entry) => !passwordWeaknesses(entry, person).includes('pwned'))).toEqual([]);
});

test('the committed list of hashes equals the output of its generator', () => {
  // Compared as a boolean, because a diff of the lists would fill the screen.
  expect(readFileSync(new URL('./dictionary-hashes.ts', import.meta.url), 'utf8') === hashesFile()).toBe(true);
});

test.each(['Information1!', '2024Geschichte', 'M4nch3st3r'])(
  'refuses %s, which is a dictionary entry with other characters',
  (password) => {
    expect(passwordWeaknesses(password, person)).toContain('pwned');
  },
);
