import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { applicationPageSchema, bulkLimit, endpoints, type MergeForm, type StaffRole } from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
const staff = randomUUID();

type By = StaffRole;
const call = (path: string, { role = 'owner', ...given }: { method?: string; body?: object; role?: By } = {}) =>
  app.ask(path, { ...given, by: { sub: staff, role } });
const anApplication = () => app.seed({ email: `${randomUUID()}@mail.example` });
const form = (one_id: string, other_id: string, kinds: Partial<MergeForm> = {}): MergeForm => ({
  one_kind: 'application',
  one_id,
  other_kind: 'application',
  other_id,
  ...kinds,
});
const order = { other_kind: 'order' } as const;
async function merge(body: MergeForm, role: By = 'owner', id: string = randomUUID()) {
  const { status } = await call(`merges/${id}`, { method: 'PUT', body, role });
  return { status, id };
}
const undo = async (id: string, role: By = 'owner') => (await call(`merges/${id}`, { method: 'DELETE', role })).status;
async function personOf(id: string, role: By = 'owner', of: 'applications' | 'orders' = 'applications') {
  const { applications, orders } = endpoints.readPerson.response.parse(
    (await call(`${of}/${id}/person`, { role })).body,
  );
  return [...applications, ...orders].map((part) => part.id).sort();
}
const ids = (...all: string[]) => all.sort();
const erase = (id: string) => call(`applications/${id}`, { method: 'DELETE', body: { reason: 'duplicate' } });

describe('a merge', () => {
  test('makes one person of two applications and an order, and shows each part with what it needs', async () => {
    const [first, second, bought] = [await anApplication(), await anApplication(), randomUUID()];
    const [of, withOrder] = [await merge(form(first, second)), await merge(form(second, bought, order))];
    const { body } = await call(`applications/${first}/person`);
    expect(body).toMatchObject({
      applications: [{ id: second, name: 'Ada Peony', score: null, state: 'open', merge_id: of.id, merged_by: staff }],
      orders: [{ id: bought, merge_id: withOrder.id }],
    });
    expect(await personOf(bought, 'owner', 'orders')).toEqual(ids(first, second));
    expect(await personOf(randomUUID())).toEqual([]);
    const looks = await app.sql('SELECT FROM looks WHERE application_id = $1 AND staff_id = $2', second, staff);
    expect(looks).toHaveLength(1);
  });

  test('is undone exactly, also after a third one, and what the others joined stays', async () => {
    const [a, b, c, d] = [await anApplication(), await anApplication(), await anApplication(), await anApplication()];
    const [ab, cd, bc] = [await merge(form(a, b)), await merge(form(c, d)), await merge(form(b, c))];
    expect(await personOf(a)).toEqual(ids(b, c, d));
    expect(await undo(ab.id)).toBe(200);
    expect([await personOf(a), await personOf(b)]).toEqual([[], ids(c, d)]);
    expect(await undo(bc.id)).toBe(200);
    expect([await personOf(b), await personOf(c), await personOf(d)]).toEqual([[], [d], [c]]);
    expect(await undo(bc.id)).toBe(404);
    expect(await undo(cd.id)).toBe(200);
    expect(await personOf(c)).toEqual([]);
  });

  test('that arrives twice is one; of those who are one person already it is refused', async () => {
    const [a, b, c] = [await anApplication(), await anApplication(), await anApplication()];
    const first = await merge(form(a, b));
    expect((await merge(form(a, b), 'owner', first.id)).status).toBe(200);
    await merge(form(b, c));
    for (const again of [form(c, a), form(a, a), form(b, a)]) expect((await merge(again)).status).toBe(409);
    expect((await merge(form(a, randomUUID(), order), 'owner', first.id)).status).toBe(409);
    expect((await merge(form(a, randomUUID()))).status).toBe(404);
    expect(await personOf(a)).toEqual(ids(b, c));
  });

  test('of the same two by two colleagues at once is one', async () => {
    const [a, b] = [await anApplication(), await anApplication()];
    const answers = await Promise.all([merge(form(a, b)), merge(form(b, a))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('outlives the erasure of one that joined the others, who stay merged and can be separated', async () => {
    const [a, middle, c, bought] = [await anApplication(), await anApplication(), await anApplication(), randomUUID()];
    await merge(form(a, middle));
    const withC = await merge(form(middle, c));
    await merge(form(middle, bought, order));
    expect((await erase(middle)).status).toBe(200);
    expect([await personOf(a), await personOf(c)]).toEqual([ids(c, bought), ids(a, bought)]);
    expect(await app.sql('SELECT FROM people_merges WHERE $1 IN (one_id, other_id)', middle)).toEqual([]);
    expect(await undo(withC.id)).toBe(200);
    expect([await personOf(a), await personOf(c)]).toEqual([[bought], []]);
  });

  test('outlives the erasure of neighbors at the same moment', async () => {
    const [a, b, c, d] = [await anApplication(), await anApplication(), await anApplication(), await anApplication()];
    for (const joined of [form(a, b), form(b, c), form(c, d)]) await merge(joined);
    const answers = await Promise.all([erase(b), erase(c)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await personOf(a), await personOf(d)]).toEqual([[d], [a]]);
  });

  test('hides a sealed application, not those that it joins', async () => {
    const [a, sealed, c] = [await anApplication(), await anApplication(), await anApplication()];
    await merge(form(a, sealed));
    await merge(form(sealed, c));
    await app.update(sealed, 'sealed_at = now()');
    expect(await personOf(a)).toEqual([c]);
    expect((await merge(form(sealed, await anApplication()))).status).toBe(404);
  });

  test('keeps orders from reviewers, and applications from support', async () => {
    const [a, b, bought] = [await anApplication(), await anApplication(), randomUUID()];
    expect((await merge(form(a, b), 'reviewer')).status).toBe(200);
    expect((await merge(form(a, bought, order), 'reviewer')).status).toBe(403);
    const { id } = await merge(form(a, bought, order), 'manager');
    expect(await personOf(a, 'reviewer')).toEqual([b]);
    expect(await personOf(bought, 'support', 'orders')).toEqual([]);
    expect(await undo(id, 'reviewer')).toBe(404);
    expect(await personOf(a, 'manager')).toEqual(ids(b, bought));
  });
});

describe('a tag', () => {
  const save = async (name: string, id: string = randomUUID()) => {
    const answer = await call(`tags/${id}`, { method: 'PUT', body: { name, color: 'warning' } });
    return { ...answer, id };
  };
  const put = (id: string, tag: string, method = 'PUT') => call(`applications/${id}/tags/${tag}`, { method });

  test('of the owners’ list is put on an application, filtered by, and taken off', async () => {
    const { id: tag, body } = await save('Voice');
    expect(body).toEqual({ items: [{ id: tag, name: 'Voice', color: 'warning' }] });
    const [id, other] = [await anApplication(), await anApplication()];
    expect(await put(id, tag)).toMatchObject({ status: 200, body: { id, tags: [tag] } });
    await put(id, tag);
    const page = applicationPageSchema.parse((await call(`applications?tag=${tag}`, { role: 'reviewer' })).body);
    expect([page.items.map((item) => item.id), page.total]).toEqual([[id], 1]);
    await merge(form(id, other));
    expect((await call(`applications/${other}/person`)).body).toMatchObject({ applications: [{ id, tags: [tag] }] });
    expect(await put(id, tag, 'DELETE')).toMatchObject({ body: { tags: [] } });
    expect((await put(id, randomUUID())).status).toBe(404);
  });

  test('is put on many applications by one call and taken off, which says what it has changed and leaves a sealed one as it is', async () => {
    const { id: tag } = await save('Many');
    const [lacks, has, sealed] = [await anApplication(), await anApplication(), await anApplication()];
    for (const each of [has, sealed]) await put(each, tag);
    await app.update(sealed, 'sealed_at = now()');
    const all = [lacks, has, sealed, randomUUID()];
    const many = (method: string, given: object = { ids: all }, of = tag) =>
      call(`tags/${of}/applications`, { method, body: given, role: 'reviewer' });
    expect(await many('POST')).toEqual({ status: 200, body: { changed: [lacks] } });
    expect(await many('POST')).toMatchObject({ body: { changed: [] } });
    const { body } = await many('DELETE');
    expect((body as { changed: string[] }).changed.sort()).toEqual(ids(lacks, has));
    await put(sealed, tag, 'DELETE');
    const left = await app.sql('SELECT application_id AS id FROM application_tags WHERE tag_id = $1', tag);
    expect(left).toEqual([{ id: sealed }]);
    expect((await many('POST', { ids: all }, randomUUID())).status).toBe(404);
    const tooMany = Array.from({ length: bulkLimit + 1 }, () => randomUUID());
    expect((await many('POST', { ids: tooMany })).status).toBe(422);
  });

  test('is renamed, has a name of its own, and goes with the list and with the application', async () => {
    const { id: tag } = await save('Warsaw');
    expect((await save('WARSAW')).status).toBe(422);
    expect((await save('Kraków', tag)).status).toBe(200);
    const [id, erased] = [await anApplication(), await anApplication()];
    for (const each of [id, erased]) await put(each, tag);
    await erase(erased);
    expect(await app.sql('SELECT FROM application_tags WHERE tag_id = $1', tag)).toHaveLength(1);
    expect((await call(`tags/${tag}`, { method: 'DELETE' })).status).toBe(200);
    expect((await call(`applications/${id}`)).body).toMatchObject({ tags: [] });
  });
});
