import { statSync } from 'node:fs';

/** @typedef {{ path: string, context: { config: { displayName: { name: string } } } }} Test */

/**
 * The tests of the browser, which work all the time, between those of the servers, which mostly wait; then the short ones.
 * Of each kind the longest first, so that no worker waits at the end: a clean checkout has no times of an earlier run.
 */
export default class Order {
  /** @param {Test[]} tests */
  sort(tests) {
    const of = (name) =>
      tests
        .filter(({ context }) => context.config.displayName.name === name)
        .map((test) => ({ test, bytes: statSync(test.path).size }))
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ test }, index, { length }) => ({ test, place: index / length }));
    const long = [...of('browser'), ...of('integration')].sort((a, b) => a.place - b.place);
    return [...of('deep'), ...long, ...of('web'), ...of('unit')].map(({ test }) => test);
  }

  cacheResults() {}
}
