import { expect, test } from '@jest/globals';
import { repeatedPaths } from './contract-paths.mjs';

const rows = [{ path: '/api/orders/{orderId}' }, { path: '/api/orders/{orderId}/links' }];
/** @type {[string, string]} */
const contract = [
  'libs/contracts/src/endpoints.ts',
  "path: '/api/orders/{orderId}', path: '/api/orders/{orderId}/links'",
];
const found = (file, text) => repeatedPaths(rows, new Map([contract, [file, text]]));

test('paths that only their rows write are accepted, also beside tests that write them', () => {
  expect(found('apps/site/src/api.ts', 'fillPath(publicPaths.readOrder, { orderId })')).toEqual([]);
  expect(found('apps/site/src/api.test.ts', "'/api/orders/{orderId}'")).toEqual([]);
});

test.each(['`/api/orders/${id}`', "'api/orders/:id'", "'/api/orders/{id}'", '`/api/orders/${id}?x=1`'])(
  'a path that a source writes again as %s is found',
  (text) => expect(found('apps/site/src/api.ts', text)).toEqual([expect.stringContaining('/api/orders/{orderId} is')]),
);
