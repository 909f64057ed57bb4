import { expect, test } from '@jest/globals';
import { nakedStreams, rule } from './naked-streams.mjs';

const inService = 'apps/intake/src/photos/read.ts';

test.each([
  [inService, 'return body.pipe(copy);'],
  [inService, 'source\n  .pipe(copy)'],
  [inService, 'const stream = new PassThrough();'],
  [inService, 'const stream = new streams.PassThrough()'],
  ['libs/storage/src/disk-store.ts', 'file.pipe(answer)'],
])('%s may not: %s', (path, source) => {
  expect(nakedStreams(new Map([[path, source]]))).toEqual([expect.stringContaining(rule)]);
});

test.each([
  [inService, 'await pipeline(source, target)'],
  [inService, 'const stream = guardedStream();'],
  [inService, 'names: z.string().pipe(z.email())'],
  ['libs/service-kit/src/hand-on.ts', 'return source.pipe(new PassThrough())'],
  ['libs/test-kit/src/tcp-proxy.ts', 'inner.pipe(outer)'],
  ['apps/e2e/src/cluster/balancer.ts', 'inner.pipe(outer)'],
  ['apps/intake/src/photos/read.test.ts', 'new PassThrough()'],
  ['apps/intake/test/photos.int.test.ts', 'new PassThrough()'],
])('%s may: %s', (path, source) => {
  expect(nakedStreams(new Map([[path, source]]))).toEqual([]);
});
