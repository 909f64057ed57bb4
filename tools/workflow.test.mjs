import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('every action of the workflow is pinned by its commit, beside the version that Dependabot reads', () => {
  const used = readFileSync('.github/workflows/ci.yml', 'utf8').match(/(?<=uses: ).*/g) ?? [];
  expect(used.length).toBeGreaterThan(10);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
