import { expect, test } from '@jest/globals';
import { unkept } from './promises.mjs';

const page = (hours) => `# What the texts promise

- A person answers within ${hours}<!-- replyHours --> hours.
  Kept by [claims.replyHours](../a.ts); shown by [is told once](../a.test.ts)
`;
const files = { 'a.ts': 'claims.replyHours', 'a.test.ts': 'is told once' };

test('a promise with its code, its test and its figure is kept', () => {
  expect(unkept(page(24), (path) => files[path])).toEqual([]);
});

test.each(['a.ts', 'a.test.ts'])('a promise whose words have left %s is named', (gone) => {
  expect(unkept(page(24), (path) => (path === gone ? 'other words' : files[path])).join()).toContain(gone);
});

test('a figure that has changed, and a promise without a test, are named', () => {
  const found = unkept(page(48).replace('; shown by [is told once](../a.test.ts)', ''), (path) => files[path]);
  expect(found).toEqual(['replyHours is 24, not 48', expect.stringContaining('no code or no test')]);
});
