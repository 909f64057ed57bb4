import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  handedOutSchema,
  presenceEventSchema,
  collaborationSchema,
  type ApplicationPage,
  type DeskApplication,
  type PresenceEvent,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const [ada, ben] = [randomUUID(), randomUUID()];

const app = useIntakeApp();

async function call(staff: string, method: string, path: string, body?: object) {
  const response = await app.desk(`applications${path}`, { method, body, by: { sub: staff } });
  return { status: response.status, body: (await response.json()) as unknown };
}

const give = (staff: string, id: string, score: number | null, seen?: number | null) =>
  call(staff, 'PATCH', `/${id}`, { score, seen });
const read = async (id: string) => collaborationSchema.parse((await call(ada, 'GET', `/${id}/collaboration`)).body);
const join = async (staff: string, id: string) =>
  collaborationSchema.parse((await call(staff, 'PUT', `/${id}/collaboration`)).body);
const leave = (staff: string, id: string) => call(staff, 'DELETE', `/${id}/collaboration`);
const next = async (staff: string, after?: string) =>
  handedOutSchema.parse((await call(staff, 'POST', '/next', { after })).body).id;
const update = (set: string, ...values: unknown[]) => app.database.query(`UPDATE applications SET ${set}`, values);

describe('a score', () => {
  test('says by whom and when it was given, and can be taken back to none', async () => {
    const id = await store(app.database);
    const given = (await give(ada, id, 7, null)).body as DeskApplication;
    expect(given).toMatchObject({ score: 7, scored_by: ada });
    expect(Date.parse(given.scored_at!)).toBeGreaterThan(Date.now() - 60_000);
    const back = (await give(ada, id, null, 7)).body as DeskApplication;
    expect(back).toMatchObject({ score: null, first_scored_at: null, scored_by: ada });
  });

  test('is refused where a colleague has given another one than its giver saw, and nothing changes', async () => {
    const id = await store(app.database);
    await give(ben, id, 3, null);
    expect(await give(ada, id, 9, null)).toMatchObject({ status: 409, body: { code: 'score_changed' } });
    expect(await read(id)).toMatchObject({ score: 3, scored_by: ben });
    expect((await give(ada, id, 9, 3)).status).toBe(200);
    expect((await give(ben, id, null, 3)).status).toBe(409);
    expect(await read(id)).toMatchObject({ score: 9, scored_by: ada });
  });

  test('that arrives twice, or follows an own one whose answer was lost, is taken', async () => {
    const id = await store(app.database);
    for (const score of [4, 4, 8]) expect((await give(ada, id, score, null)).status).toBe(200);
    expect(await read(id)).toMatchObject({ score: 8 });
  });

  test('of a desk that does not say what it saw is taken as before', async () => {
    const id = await store(app.database, { score: 2 });
    expect((await give(ada, id, 5)).status).toBe(200);
  });

  test('that two colleagues give at the same moment is one of them, and the other is told', async () => {
    const id = await store(app.database);
    const answers = await Promise.all([give(ada, id, 1, null), give(ben, id, 2, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the next application', () => {
  // Applications that other tests left must not be next in line.
  beforeEach(() => update('replied_at = now()'));

  test('is never the same for two of twenty people who ask at once', async () => {
    for (let index = 0; index < 40; index++) await store(app.database);
    const people = Array.from({ length: 20 }, () => randomUUID());
    const first = await Promise.all(people.map((staff) => next(staff)));
    const second = await Promise.all(people.map((staff, index) => next(staff, first[index]!)));
    expect(new Set(first).size).toBe(20);
    expect(first).not.toContain(null);
    expect(new Set(second).size).toBe(20);
  });

  test('is the oldest without a score, then the one behind it, in the end one that only waits for an answer, and hers', async () => {
    const day = (index: number) => ({ created_at: new Date(Date.UTC(2026, 0, index)) });
    const [old, middle, young] = [
      await store(app.database, day(1)),
      await store(app.database, day(2)),
      await store(app.database, day(3)),
    ];
    await store(app.database, { ...day(1), replied_at: new Date() });
    await store(app.database, { ...day(1), closed_at: new Date() });
    await store(app.database, { ...day(1), sealed_at: new Date() });
    const scored = await store(app.database, { ...day(1), score: 5 });
    expect(await next(ada)).toBe(old);
    expect(await read(old)).toMatchObject({ assignee_id: ada });
    expect(await next(ada, old)).toBe(middle);
    expect(await next(ben)).toBe(young);
    expect(await next(ben, young)).toBe(scored);
    expect(await next(ada, middle)).toBe(old);
    await update('replied_at = now() WHERE id <> $1', middle);
    expect(await next(ada, middle)).toBeNull();
  });

  test('is the oldest of the list that she works through, and never one outside of it', async () => {
    await store(app.database, { language: 'pl' });
    const [first, second] = [
      await store(app.database, { language: 'ukr', name: 'Олена', created_at: new Date(Date.UTC(2026, 0, 1)) }),
      await store(app.database, { language: 'ukr', name: 'Ірина', created_at: new Date(Date.UTC(2026, 0, 2)) }),
    ];
    const taken = async (filter: object, after?: string) =>
      handedOutSchema.parse((await call(ada, 'POST', '/next', { after, filter })).body).id;
    expect(await taken({ language: 'ukr' })).toBe(first);
    expect(await taken({ language: 'ukr' }, first)).toBe(second);
    expect(await taken({ language: 'ukr', q: 'олена' }, second)).toBe(first);
    expect(await taken({ language: 'th' }, first)).toBeNull();
    expect(await taken({ language: 'ukr', assigned: 'none' })).toBeNull();
  });

  test('is not one that a colleague has open or has taken, until she is silent for minutes or hands it back', async () => {
    const id = await store(app.database);
    await join(ada, id);
    expect(await next(ben)).toBeNull();
    await update(`leased_until = now() - interval '1 second'`);
    expect(await next(ben)).toBe(id);
    await leave(ben, id);
    expect(await next(ada)).toBeNull();
    await call(ben, 'PUT', `/${id}/assignee`, { assignee_id: null });
    expect(await next(ada)).toBe(id);
  });

  test('stays held where its holder leaves and a colleague has it open', async () => {
    const id = await store(app.database);
    await join(ada, id);
    await join(ben, id);
    await leave(ada, id);
    expect(await next(ada)).toBeNull();
    expect(await next(ben)).toBe(id);
  });

  test('is not one that is assigned to somebody else', async () => {
    const id = await store(app.database);
    await call(ada, 'PUT', `/${id}/assignee`, { assignee_id: ben });
    expect([await next(ada), await next(ben)]).toEqual([null, id]);
  });
});

test('an assignment is shown, filtered by, and taken back', async () => {
  // an address of its own: many from one address are marked as spam, which is in the history too
  const id = await store(app.database, { email: 'assigned@mail.example', whatsapp: '+48600100204' });
  const assign = (assignee_id: string | null) => call(ada, 'PUT', `/${id}/assignee`, { assignee_id });
  const listed = async (staff: string, assigned: string) => {
    const { items } = (await call(staff, 'GET', `?limit=100&assigned=${assigned}`)).body as ApplicationPage;
    return items.some((item) => item.id === id);
  };
  expect(await assign(ben)).toMatchObject({ status: 200, body: { assignee_id: ben } });
  expect([await listed(ben, 'me'), await listed(ada, 'me')]).toEqual([true, false]);
  expect([await listed(ada, ben), await listed(ada, 'none')]).toEqual([true, false]);
  expect(await assign(null)).toMatchObject({ body: { assignee_id: null } });
  expect([await listed(ben, 'me'), await listed(ada, 'none')]).toEqual([false, true]);
  const kept = await app.database.query<object[]>(
    'SELECT staff_id, kind, detail FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  );
  expect(kept).toEqual([ben, null].map((to) => ({ staff_id: ada, kind: 'assigned', detail: { to } })));
});

describe('people at one application', () => {
  /** The presence messages that one listener of the live feed received, newest last. */
  async function listen(id: string) {
    const response = await fetch(`${app.url}/api/admin/live`, {
      signal: AbortSignal.timeout(60_000),
      headers: { authorization: `Bearer ${await app.identity.token()}` },
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    })().catch(() => undefined);
    void reading;
    const all = (): PresenceEvent[] =>
      [...text.matchAll(/^event: presence\ndata: (.*)$/gm)]
        .map(([, data]) => presenceEventSchema.parse(JSON.parse(data!)))
        .filter((event) => event.id === id);
    return async (people: string[]) => {
      const last = () =>
        all()
          .at(-1)
          ?.present.map(({ staff_id }) => staff_id);
      await until(() => String(last()) === String(people));
    };
  }

  test('are told to each other, and to whoever comes to the desk later', async () => {
    const id = await store(app.database);
    const early = await listen(id);
    expect((await join(ada, id)).present).toMatchObject([{ staff_id: ada }]);
    await early([ada]);
    expect((await join(ben, id)).present.map(({ staff_id }) => staff_id)).toEqual([ada, ben]);
    await early([ada, ben]);
    await (
      await listen(id)
    )([ada, ben]);
    await leave(ada, id);
    await early([ben]);
    await app.database.query(`UPDATE presence SET seen_at = now() - interval '2 minutes'`);
    await early([]);
  });

  test('keep the time at which they came while they give signs', async () => {
    const id = await store(app.database);
    const [first] = (await join(ada, id)).present;
    await sleep(20);
    expect((await join(ada, id)).present).toEqual([first]);
  });

  test('leave no rows behind when they fall silent, nor more than ten at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => store(app.database)));
    await app.database.query('DELETE FROM presence');
    for (const id of ids) await join(ada, id);
    const rows = () => app.database.query<unknown[]>('SELECT FROM presence');
    expect((await rows()).length).toBeLessThanOrEqual(11);
    await app.database.query(`UPDATE presence SET seen_at = now() - interval '2 minutes'`);
    await join(ben, ids[0]!);
    expect(await rows()).toHaveLength(1);
  });
});

test('nobody works on a sealed application, nor on one that is not there', async () => {
  const sealed = await store(app.database, { sealed_at: new Date() });
  for (const id of [sealed, randomUUID()]) {
    const answers = [
      await give(ada, id, 3, null),
      await call(ada, 'GET', `/${id}/collaboration`),
      await call(ada, 'PUT', `/${id}/collaboration`),
      await call(ada, 'PUT', `/${id}/assignee`, { assignee_id: ada }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await app.database.query('SELECT FROM presence WHERE application_id = $1', [id])).toEqual([]);
  }
});
