import { beforeAll, expect, test } from '@jest/globals';
import { endpoints, savedViewLimit, type SavedView } from '@blue-peony/contracts';
import { bearer, owner, reviewer, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
let own: string;
let others: string;
beforeAll(async () => {
  [own, others] = [(await signIn(gateway.url, reviewer)).access_token, (await signIn(gateway.url, owner)).access_token];
});

async function call(method: string, path = '', body?: object, token = own) {
  const { headers } = bearer(token);
  const response = await fetch(`${gateway.url}/api/admin/views${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const views = async () => endpoints.listViews.response.parse(await response.json()).items;
  return { status: response.status, views };
}

const named = (views: SavedView[]) => views.map(({ name, query, pinned }) => [name, query, pinned]);

test('staff members have their own views, by name, and pin and remove them', async () => {
  await call('POST', '', { name: 'Polish', query: 'language=pl' });
  const [ukrainian] = (await (await call('POST', '', { name: 'Late', query: 'reply=late' })).views()) as [SavedView];
  const pinned = await (await call('PUT', `/${ukrainian.id}/pin`, { pinned: true })).views();
  expect(named(pinned)).toEqual([
    ['Late', 'reply=late', true],
    ['Polish', 'language=pl', false],
  ]);
  expect(await (await call('GET', '', undefined, others)).views()).toEqual([]);
  expect((await call('PUT', `/${ukrainian.id}/pin`, { pinned: false }, others)).status).toBe(404);
  expect((await call('DELETE', `/${ukrainian.id}`, undefined, others)).status).toBe(404);
  const replaced = await (await call('POST', '', { name: 'Late', query: 'reply=late&sort=oldest' })).views();
  expect(named(replaced)[0]).toEqual(['Late', 'reply=late&sort=oldest', true]);
  expect(named(await (await call('DELETE', `/${ukrainian.id}`)).views())).toEqual([['Polish', 'language=pl', false]]);
});

test('a view stores no search text, and the number of views per staff member is limited', async () => {
  expect((await call('POST', '', { name: 'Her', query: 'q=Ada+Peony&language=pl' })).status).toBe(422);
  expect((await call('POST', '', { name: ' ', query: 'language=pl' })).status).toBe(422);
  for (let n = 0; n <= savedViewLimit; n++) await call('POST', '', { name: `View ${n}`, query: '' });
  expect(await (await call('GET')).views()).toHaveLength(savedViewLimit);
});
