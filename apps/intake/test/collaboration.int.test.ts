import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  collaborationSchema,
  handedOutSchema,
  type ApplicationPage,
  type DeskApplication,
  type Problem,
} from '@blue-peony/contracts';
import { allowed, until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { listenTo } from './live-listener.ts';

const [ada, ben] = [randomUUID(), randomUUID()];

const app = useIntakeApp();

type Answer = DeskApplication & Problem & ApplicationPage;
const call = (staff: string, method: string, path: string, body?: object) =>
  app.ask<Answer>(`applications${path}`, { method, body, by: { sub: staff } });
const read = async (id: string) => collaborationSchema.parse((await call(ada, 'GET', `/${id}/collaboration`)).body);
const join = async (staff: string, id: string) =>
  collaborationSchema.parse((await call(staff, 'PUT', `/${id}/collaboration`)).body);
const leave = (staff: string, id: string) => call(staff, 'DELETE', `/${id}/collaboration`);
const assign = (staff: string, id: string, to: string | null) =>
  call(staff, 'PUT', `/${id}/assignee`, { assignee_id: to });
const next = async (staff: string, after?: string, filter?: object) =>
  handedOutSchema.parse((await call(staff, 'POST', '/next', { after, filter })).body).id;
const update = (set: string, ...values: unknown[]) => app.sql(`UPDATE applications SET ${set}`, ...values);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const snooze = (staff: string, id: string, until = hours(3), reason = 'Asked for photos') =>
  call(staff, 'PUT', `/${id}/snooze`, { until, reason });
const wake = (staff: string, id: string) => call(staff, 'DELETE', `/${id}/snooze`);
const listed = async (query: string, staff = ada) =>
  (await call(staff, 'GET', `?limit=100&${query}`)).body.items.map(({ id }) => id);
/** As if its time had come; the job that tells it follows. */
const arrive = (id: string) =>
  app.update(id, `snoozed_until = now() - interval '1 second', updated_at = now() - interval '1 minute'`);

// Applications that other tests left must not be next in line.
beforeEach(() => update('replied_at = now()'));

describe('the next application', () => {
  test('is never the same for two of twenty people who ask at once', async () => {
    await app.seedMany(40, {});
    const people = Array.from({ length: 20 }, () => randomUUID());
    const first = await Promise.all(people.map((staff) => next(staff)));
    const second = await Promise.all(people.map((staff, index) => next(staff, first[index]!)));
    expect(new Set(first).size).toBe(20);
    expect(first).not.toContain(null);
    expect(new Set(second).size).toBe(20);
  });

  test('is the oldest without a score, then the one behind it, in the end one that only waits for an answer, and hers', async () => {
    const day = (index: number) => ({ created_at: new Date(Date.UTC(2026, 0, index)) });
    const [old, middle, young] = [await app.seed(day(1)), await app.seed(day(2)), await app.seed(day(3))];
    await app.seed({ ...day(1), replied_at: new Date() });
    await app.seed({ ...day(1), closed_at: new Date() });
    await app.seed({ ...day(1), sealed_at: new Date() });
    const scored = await app.seed({ ...day(1), score: 5 });
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
    await app.seed({ language: 'pl' });
    const [first, second] = [
      await app.seed({ language: 'ukr', name: 'Олена', created_at: new Date(Date.UTC(2026, 0, 1)) }),
      await app.seed({ language: 'ukr', name: 'Ірина', created_at: new Date(Date.UTC(2026, 0, 2)) }),
    ];
    expect(await next(ada, undefined, { language: 'ukr' })).toBe(first);
    expect(await next(ada, first, { language: 'ukr' })).toBe(second);
    expect(await next(ada, second, { language: 'ukr', q: 'олена' })).toBe(first);
    expect(await next(ada, first, { language: 'th' })).toBeNull();
    expect(await next(ada, undefined, { language: 'ukr', assigned: 'none' })).toBeNull();
  });

  test('is not one that a colleague has open or has taken, until she is silent for minutes or hands it back', async () => {
    const id = await app.seed();
    await join(ada, id);
    expect(await next(ben)).toBeNull();
    await update(`leased_until = now() - interval '1 second'`);
    expect(await next(ben)).toBe(id);
    await leave(ben, id);
    expect(await next(ada)).toBeNull();
    await assign(ben, id, null);
    expect(await next(ada)).toBe(id);
  });

  test('stays held where its holder leaves and a colleague has it open', async () => {
    const id = await app.seed();
    await join(ada, id);
    await join(ben, id);
    await leave(ada, id);
    expect(await next(ada)).toBeNull();
    expect(await next(ben)).toBe(id);
  });

  test('is not one that is assigned to somebody else', async () => {
    const id = await app.seed();
    await assign(ada, id, ben);
    expect([await next(ada), await next(ben)]).toEqual([null, id]);
  });
});

test('an assignment is shown, filtered by, and taken back', async () => {
  // an address of its own: many from one address are marked as spam, which is in the history too
  const id = await app.seed({ email: 'assigned@mail.example', whatsapp: '+48600100204' });
  const isListed = async (assigned: string, staff = ada) => (await listed(`assigned=${assigned}`, staff)).includes(id);
  expect(await assign(ada, id, ben)).toMatchObject({ status: 200, body: { assignee_id: ben } });
  expect([await isListed('me', ben), await isListed('me')]).toEqual([true, false]);
  expect([await isListed(ben), await isListed('none')]).toEqual([true, false]);
  expect(await assign(ada, id, null)).toMatchObject({ body: { assignee_id: null } });
  expect([await isListed('me', ben), await isListed('none')]).toEqual([false, true]);
  const kept = [ben, null].map((to) => ({ staff_id: ada, kind: 'assigned', detail: { to } }));
  expect(await app.historyOf(id)).toEqual(kept);
});

describe('people at one application', () => {
  test('are told to each other, and to whoever comes to the desk later', async () => {
    const id = await app.seed();
    const listening = async () => {
      const { presentAt } = await listenTo(app);
      return (people: string[]) =>
        until(() => String(presentAt(id).map(({ staff_id }) => staff_id)) === String(people));
    };
    const early = await listening();
    expect((await join(ada, id)).present).toMatchObject([{ staff_id: ada }]);
    await early([ada]);
    expect((await join(ben, id)).present.map(({ staff_id }) => staff_id)).toEqual([ada, ben]);
    await early([ada, ben]);
    const late = await listening();
    await late([ada, ben]);
    await leave(ada, id);
    await early([ben]);
    await app.sql(`UPDATE presence SET seen_at = now() - interval '2 minutes'`);
    await early([]);
  });

  test('keep the time at which they came while they give signs', async () => {
    const id = await app.seed();
    const [first] = (await join(ada, id)).present;
    expect((await join(ada, id)).present).toEqual([first]);
  });

  test('leave no rows behind when they fall silent, nor more than ten at once', async () => {
    const ids = await app.seedMany(12, {});
    await app.sql('DELETE FROM presence');
    for (const id of ids) await join(ada, id);
    const rows = () => app.sql('SELECT FROM presence');
    expect((await rows()).length).toBeLessThanOrEqual(11);
    await app.sql(`UPDATE presence SET seen_at = now() - interval '2 minutes'`);
    await join(ben, ids[0]!);
    expect(await rows()).toHaveLength(1);
  });
});

test('a snoozed application leaves the open list and the queue with its time, reason and person, and its promise stays', async () => {
  const [late, other] = [await app.seed({ created_at: hours(-30) }), await app.seed()];
  const end = hours(40);
  const { status, body } = await snooze(ada, late, end);
  expect([status, body]).toMatchObject([
    200,
    { snoozed_until: end, snooze_reason: 'Asked for photos', snoozed_by: ada, replied_at: null },
  ]);
  expect(Date.parse(body.reply_due_at)).toBeLessThan(Date.now());
  expect(await listed('reply=snoozed')).toEqual([late]);
  expect(await listed('reply=open')).toEqual([other]);
  // A late application is shown as late while it is snoozed.
  expect(await listed('reply=late')).toEqual([late]);
  expect(await next(ada)).toBe(other);
  expect(await next(ada, other)).toBeNull();
});

test('one whose time has come is told to every desk within two seconds and is handed out first, once', async () => {
  const old = await app.seed({ created_at: hours(-20) });
  const [back, young] = [await app.seed({ created_at: hours(-2) }), await app.seed()];
  await snooze(ada, back);
  const desk = await listenTo(app);
  const began = Date.now();
  await arrive(back);
  const told = () => desk.changesOf(back).some(({ at }) => Date.parse(at) >= began);
  await until(told, allowed(2_000));
  expect(await listed('reply=open')).toEqual([young, back, old]);
  expect(await next(ben)).toBe(back);
  expect(await next(ben, back)).toBe(young);
  expect(await next(ben, young)).toBe(old);
});

test('one that is back comes before what follows the application she has open, and to one person only', async () => {
  const ids = [await app.seed({ created_at: hours(-9) }), await app.seed()];
  const back = await app.seed();
  await snooze(ada, back);
  expect(await next(ada)).toBe(ids[0]);
  await arrive(back);
  const handed = await Promise.all([next(ada, ids[0]), next(ben)]);
  expect(handed).toContain(back);
  expect(new Set(handed).size).toBe(2);
});

test('an end before its time puts it back; of two people the later one decides, and the history has both', async () => {
  const id = await app.seed();
  const end = hours(5);
  await Promise.all([snooze(ada, id, hours(3)), snooze(ben, id, end, 'Calls back')]);
  expect((await snooze(ben, id, end, 'Calls back')).body).toMatchObject({ snooze_reason: 'Calls back' });
  const { body } = await wake(ada, id);
  expect(body).toMatchObject({ snoozed_until: null, snooze_reason: null, snoozed_by: null });
  expect(await next(ben)).toBe(id);
  await wake(ada, id);
  const known = await app.historyOf(id);
  expect(known.filter(({ kind }) => kind === 'woken')).toMatchObject([{ staff_id: ada }]);
  expect(new Set(known.map(({ staff_id }) => staff_id))).toEqual(new Set([ada, ben]));
});

test('only what waits for a reply can be snoozed, for thirty days at most, with a reason', async () => {
  const [open, answered, closed] = [
    await app.seed(),
    await app.seed({ replied_at: new Date() }),
    await app.seed({ closed_at: new Date() }),
  ];
  const refused = async (given: ReturnType<typeof snooze>) => {
    const { status, body } = await given;
    return [status, body.code, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await refused(snooze(ada, answered))).toEqual([409, 'not_waiting']);
  expect(await refused(snooze(ada, closed))).toEqual([409, 'not_waiting']);
  expect(await refused(snooze(ada, open, hours(-1)))).toEqual([422, 'validation_failed', 'until too_small']);
  expect(await refused(snooze(ada, open, hours(31 * 24)))).toEqual([422, 'validation_failed', 'until too_big']);
  expect(await refused(snooze(ada, open, hours(1), ' '))).toEqual([422, 'validation_failed', 'reason required']);
});
