import { beforeAll, expect, test } from '@jest/globals';
import { defaultViews, endpoints, savedViewLimit, type SavedView } from '@blue-peony/contracts';
import { manager, owner, reviewer, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
let own: string;
let others: string;
beforeAll(async () => {
  [own, others] = [(await gateway.signIn(reviewer)).access_token, (await gateway.signIn(owner)).access_token];
});

async function call(method: string, path = '', body?: object, token = own) {
  const response = await gateway.call(`/api/admin/views${path}`, token, { method, body });
  const views = async () => endpoints.listViews.response.parse(await response.json()).items;
  return { status: response.status, views };
}

const ofKind = (views: SavedView[], kind: SavedView['whose']) => views.filter(({ whose }) => whose === kind);
const named = (views: SavedView[]) => ofKind(views, 'own').map(({ name, query, pinned }) => [name, query, pinned]);

test('staff members have their own views, by name, and pin and remove them', async () => {
  await call('POST', '', { name: 'Polish', query: 'language=pl' });
  const saved = await (await call('POST', '', { name: 'Late', query: 'reply=late' })).views();
  const [late] = ofKind(saved, 'own') as [SavedView];
  const pinned = await (await call('PUT', `/${late.id}/pin`, { pinned: true })).views();
  expect(named(pinned)).toEqual([
    ['Late', 'reply=late', true],
    ['Polish', 'language=pl', false],
  ]);
  expect(named(await (await call('GET', '', undefined, others)).views())).toEqual([]);
  expect((await call('PUT', `/${late.id}/pin`, { pinned: false }, others)).status).toBe(404);
  expect((await call('DELETE', `/${late.id}`, undefined, others)).status).toBe(404);
  const replaced = await (await call('POST', '', { name: 'Late', query: 'reply=late&sort=oldest' })).views();
  expect(named(replaced)[0]).toEqual(['Late', 'reply=late&sort=oldest', true]);
  expect(named(await (await call('DELETE', `/${late.id}`)).views())).toEqual([['Polish', 'language=pl', false]]);
});

test('a view stores no search text, and the number of views per staff member is limited', async () => {
  expect((await call('POST', '', { name: 'Her', query: 'q=Ada+Peony&language=pl' })).status).toBe(422);
  expect((await call('POST', '', { name: ' ', query: 'language=pl' })).status).toBe(422);
  for (let n = 0; n <= savedViewLimit; n++) await call('POST', '', { name: `View ${n}`, query: '' });
  expect(ofKind(await (await call('GET')).views(), 'own')).toHaveLength(savedViewLimit);
});

const one = (views: SavedView[], name: string) => views.find((view) => view.name === name);

test('the built-in views are everybody’s, and each person pins them and opens the list with one for themselves', async () => {
  const builtIn = ofKind(await (await call('GET')).views(), 'all');
  expect(builtIn.map(({ name }) => name).sort()).toEqual(defaultViews.map(({ name }) => name).sort());
  const { id, name } = defaultViews[1];
  await call('PUT', `/${id}/pin`, { pinned: true });
  await call('PUT', `/${defaultViews[0].id}/opens`, { opens: true });
  const chosen = await (await call('PUT', `/${id}/opens`, { opens: true })).views();
  expect(chosen.filter(({ opens }) => opens)).toEqual([expect.objectContaining({ id, pinned: true })]);
  const theirs = await (await call('GET', '', undefined, others)).views();
  expect(one(theirs, name)).toMatchObject({ pinned: false, opens: false });
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await call('PUT', '/018f3c1e-7a2b-7c3d-8e4f-000000000001/opens', { opens: true })).status).toBe(404);
  const undone = await (await call('PUT', `/${id}/opens`, { opens: false })).views();
  expect(undone.some(({ opens }) => opens)).toBe(false);
});

test('a view that a manager shares is everybody’s, stays when its author leaves, and only managers change it', async () => {
  await gateway.ensureStaff(manager);
  const author = (await gateway.signIn(manager)).access_token;
  const share = async (query: string) => {
    const saved = await (await call('POST', '', { name: 'Thai', query }, author)).views();
    const { id } = one(ofKind(saved, 'own'), 'Thai')!;
    await call('PUT', `/${id}/pin`, { pinned: true }, author);
    return (await call('PUT', `/${id}/team`, undefined, author)).views();
  };
  const shared = one(await share('language=th'), 'Thai')!;
  expect(shared).toMatchObject({ whose: 'team', pinned: true });
  const changed = ofKind(await share('language=th&reply=open'), 'team');
  expect(changed).toEqual([{ ...shared, query: 'language=th&reply=open' }]);

  const [mine] = ofKind(await (await call('GET')).views(), 'own');
  expect((await call('PUT', `/${mine!.id}/team`)).status).toBe(403);
  expect((await call('DELETE', `/${shared.id}/team`)).status).toBe(403);
  await call('PUT', `/${shared.id}/pin`, { pinned: true });
  await gateway.sql.query('DELETE FROM staff WHERE email = $1', [manager.email]);
  expect(one(await (await call('GET')).views(), 'Thai')).toMatchObject({ whose: 'team', pinned: true });

  expect(ofKind(await (await call('DELETE', `/${shared.id}/team`, undefined, others)).views(), 'team')).toEqual([]);
  expect((await call('DELETE', `/${shared.id}/team`, undefined, others)).status).toBe(404);
  const entry = { subject: shared.id, detail: 'Thai' };
  expect(await gateway.audited(100, { action: 'view.%' })).toEqual([
    { action: 'view.shared', ...entry },
    { action: 'view.shared', ...entry },
    { action: 'view.removed', ...entry },
  ]);
});
