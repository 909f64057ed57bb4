import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { liveEventSchema, type DeskApplication, type Problem } from '@blue-peony/contracts';
import { allowed } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const [ada, ben] = [randomUUID(), randomUUID()];
const app = useIntakeApp();

type Answer = Omit<DeskApplication, 'id'> & Problem & { id: string | null; items: DeskApplication[] };

/** Which part of an answer there is, each test knows. */
async function call(staff: string, method: string, path: string, body?: object) {
  const response = await app.desk(`applications${path}`, { method, body, by: { sub: staff } });
  return { status: response.status, body: (await response.json()) as Answer };
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const snooze = (staff: string, id: string, until = hours(3), reason = 'Asked for photos') =>
  call(staff, 'PUT', `/${id}/snooze`, { until, reason });
const wake = (staff: string, id: string) => call(staff, 'DELETE', `/${id}/snooze`);
const next = async (staff: string, after?: string) => (await call(staff, 'POST', '/next', { after })).body.id;
const listed = async (reply: string) => (await call(ada, 'GET', `?reply=${reply}`)).body.items.map(({ id }) => id);
const update = (id: string, set: string) => app.database.query(`UPDATE applications SET ${set} WHERE id = $1`, [id]);
/** As if its time had come; the job that tells it follows. */
const arrive = (id: string) =>
  update(id, `snoozed_until = now() - interval '1 second', updated_at = now() - interval '1 minute'`);

/** The milliseconds until the live feed tells a change of the application that `work` makes. */
async function untilTold(id: string, work: () => Promise<unknown>): Promise<number> {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  const { body } = await fetch(`${app.url}/api/admin/live`, { headers, signal: AbortSignal.timeout(20_000) });
  const began = Date.now();
  await work();
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const told = [...text.matchAll(/^event: application\nid: .*\ndata: (.*)$/gm)]
      .map(([, data]) => liveEventSchema.parse(JSON.parse(data!)))
      .find((event) => event.id === id && Date.parse(event.at) >= began);
    if (told) break;
  }
  return Date.now() - began;
}

const deeds = (id: string) =>
  app.database.query<{ kind: string; staff_id: string }[]>(
    'SELECT kind, staff_id FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  );
const empty = () => app.database.query('UPDATE applications SET replied_at = now()');

test('a snoozed application leaves the open list and the queue with its time, reason and person, and its promise stays', async () => {
  await empty();
  const [late, other] = [await store(app.database, { created_at: hours(-30) }), await store(app.database)];
  const until = hours(40);
  const { status, body } = await snooze(ada, late, until);
  expect([status, body]).toMatchObject([
    200,
    { snoozed_until: until, snooze_reason: 'Asked for photos', snoozed_by: ada, replied_at: null },
  ]);
  expect(Date.parse(body.reply_due_at)).toBeLessThan(Date.now());
  expect(await listed('snoozed')).toEqual([late]);
  expect(await listed('open')).toEqual([other]);
  // A late application is shown as late while it is snoozed.
  expect(await listed('late')).toEqual([late]);
  expect(await next(ada)).toBe(other);
  expect(await next(ada, other)).toBeNull();
});

test('one whose time has come is told to every desk within two seconds and is handed out first, once', async () => {
  await empty();
  const old = await store(app.database, { created_at: hours(-20) });
  const [back, young] = [await store(app.database, { created_at: hours(-2) }), await store(app.database)];
  await snooze(ada, back);
  expect(await untilTold(back, () => arrive(back))).toBeLessThan(allowed(2_000));
  expect(await listed('open')).toEqual([young, back, old]);
  expect(await next(ben)).toBe(back);
  expect(await next(ben, back)).toBe(young);
  expect(await next(ben, young)).toBe(old);
});

test('one that is back comes before what follows the application she has open, and to one person only', async () => {
  await empty();
  const ids = [await store(app.database, { created_at: hours(-9) }), await store(app.database)];
  const back = await store(app.database);
  await snooze(ada, back);
  expect(await next(ada)).toBe(ids[0]);
  await arrive(back);
  const handed = await Promise.all([next(ada, ids[0]), next(ben)]);
  expect(handed).toContain(back);
  expect(new Set(handed).size).toBe(2);
});

test('an end before its time puts it back; of two people the later one decides, and the history has both', async () => {
  await empty();
  const id = await store(app.database);
  const until = hours(5);
  await Promise.all([snooze(ada, id, hours(3)), snooze(ben, id, until, 'Calls back')]);
  expect((await snooze(ben, id, until, 'Calls back')).body).toMatchObject({ snooze_reason: 'Calls back' });
  const { body } = await wake(ada, id);
  expect(body).toMatchObject({ snoozed_until: null, snooze_reason: null, snoozed_by: null });
  expect(await next(ben)).toBe(id);
  await wake(ada, id);
  const known = await deeds(id);
  expect(known.filter(({ kind }) => kind === 'woken')).toEqual([{ kind: 'woken', staff_id: ada }]);
  expect(new Set(known.map(({ staff_id }) => staff_id))).toEqual(new Set([ada, ben]));
});

test('only what waits for a reply can be snoozed, for thirty days at most, with a reason', async () => {
  const [open, answered, closed, sealed] = [
    await store(app.database),
    await store(app.database, { replied_at: new Date() }),
    await store(app.database, { closed_at: new Date() }),
    await store(app.database, { sealed_at: new Date() }),
  ];
  const refused = async (given: ReturnType<typeof snooze>) => {
    const { status, body } = await given;
    return [status, body.code, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await refused(snooze(ada, answered))).toEqual([409, 'not_waiting']);
  expect(await refused(snooze(ada, closed))).toEqual([409, 'not_waiting']);
  expect(await refused(snooze(ada, sealed))).toEqual([404, 'not_found']);
  expect(await refused(snooze(ada, open, hours(-1)))).toEqual([422, 'validation_failed', 'until too_small']);
  expect(await refused(snooze(ada, open, hours(31 * 24)))).toEqual([422, 'validation_failed', 'until too_big']);
  expect(await refused(snooze(ada, open, hours(1), ' '))).toEqual([422, 'validation_failed', 'reason required']);
});
