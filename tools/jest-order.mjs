import { statSync } from 'node:fs';

const longest = ['browser', 'deep', 'integration', 'web', 'unit'];

/** Longest first, so that no worker waits at the end: a clean checkout has no times of an earlier run. */
export default class Order {
  /** @param {{ path: string, context: { config: { displayName: { name: string } } } }[]} tests */
  sort(tests) {
    const ranked = tests.map((test) => ({
      test,
      project: longest.indexOf(test.context.config.displayName.name),
      bytes: statSync(test.path).size,
    }));
    return ranked.sort((a, b) => a.project - b.project || b.bytes - a.bytes).map(({ test }) => test);
  }

  cacheResults() {}
}
