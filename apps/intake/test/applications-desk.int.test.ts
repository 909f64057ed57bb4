import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  applicantListSchema,
  applicationDetailSchema,
  applicationPageSchema,
  collaborationSchema,
  type DeskApplication,
} from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const author = randomUUID();

const call = (path: string, method = 'GET', body?: object) =>
  app.ask<DeskApplication>(path, { method, body, by: { sub: author } });
const open = async (id: string) => applicationDetailSchema.parse((await call(`applications/${id}`)).body);

test('an application says until when a reply was promised, and links to its profiles', async () => {
  const id = await app.seed({ created_at: '2026-01-01T00:00:00Z', instagram: '@ada' });
  const { reply_due_at, profile_links } = await open(id);
  expect(reply_due_at).toBe('2026-01-02T00:00:00.000Z');
  expect(profile_links).toEqual([{ label: 'Instagram', url: 'https://www.instagram.com/ada/' }]);
});

test('an applicant past the entry program waits in the queue with the clock of the promise', async () => {
  const past = { onlyfans_monthly_earnings: '$100000+', assessment_result: 'rejected', created_at: new Date() };
  const id = await app.seed(past);
  const { items } = applicationPageSchema.parse((await call('applications?reply=open&earnings=$100000%2B')).body);
  const due = new Date(past.created_at.getTime() + 24 * 3_600_000).toISOString();
  expect(items.map(({ id, reply_due_at }) => [id, reply_due_at])).toEqual([[id, due]]);
});

test('the first score keeps its time when the score changes', async () => {
  const id = await app.seed();
  expect((await open(id)).first_scored_at).toBeNull();
  const { body: first } = await call(`applications/${id}`, 'PATCH', { score: 3 });
  const { body: second } = await call(`applications/${id}`, 'PATCH', { score: 4 });
  expect(second).toMatchObject({ score: 4, first_scored_at: first.first_scored_at });
  expect(Date.parse(second.first_scored_at!)).toBeGreaterThan(Date.now() - 60_000);
});

describe('a score', () => {
  const [ada, ben] = [randomUUID(), randomUUID()];
  const give = (sub: string, id: string, score: number | null, seen?: number | null) =>
    app.ask<DeskApplication>(`applications/${id}`, { method: 'PATCH', body: { score, seen }, by: { sub } });
  const read = async (id: string) => collaborationSchema.parse((await call(`applications/${id}/collaboration`)).body);

  test('says by whom and when it was given, and can be taken back to none', async () => {
    const id = await app.seed();
    const given = (await give(ada, id, 7, null)).body;
    expect(given).toMatchObject({ score: 7, scored_by: ada });
    expect(Date.parse(given.scored_at!)).toBeGreaterThan(Date.now() - 60_000);
    const back = (await give(ada, id, null, 7)).body;
    expect(back).toMatchObject({ score: null, first_scored_at: null, scored_by: ada });
  });

  test('is refused where a colleague has given another one than its giver saw, and nothing changes', async () => {
    const id = await app.seed();
    await give(ben, id, 3, null);
    expect(await give(ada, id, 9, null)).toMatchObject({ status: 409, body: { code: 'score_changed' } });
    expect(await read(id)).toMatchObject({ score: 3, scored_by: ben });
    expect((await give(ada, id, 9, 3)).status).toBe(200);
    expect((await give(ben, id, null, 3)).status).toBe(409);
    expect(await read(id)).toMatchObject({ score: 9, scored_by: ada });
  });

  test.each([0, 11, 2.5, '8'])('of %j is refused', async (value) => {
    expect((await call(`applications/${await app.seed()}`, 'PATCH', { score: value })).status).toBe(422);
  });

  test('that arrives twice, or follows an own one whose answer was lost, is taken', async () => {
    const id = await app.seed();
    for (const score of [4, 4, 8]) expect((await give(ada, id, score, null)).status).toBe(200);
    expect(await read(id)).toMatchObject({ score: 8 });
  });

  test('of a desk that does not say what it saw is taken as before', async () => {
    const id = await app.seed({ score: 2 });
    expect((await give(ada, id, 5)).status).toBe(200);
  });

  test('that two colleagues give at the same moment is one of them, and the other is told', async () => {
    const id = await app.seed();
    const answers = await Promise.all([give(ada, id, 1, null), give(ben, id, 2, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('the first reply keeps its time until it is taken back', async () => {
  const id = await app.seed();
  const mark = async (replied: boolean) =>
    (await call(`applications/${id}/replied`, 'PUT', { replied })).body.replied_at;
  const first = await mark(true);
  expect(Date.parse(first!)).toBeGreaterThan(Date.now() - 60_000);
  expect(await mark(true)).toBe(first);
  expect(await mark(false)).toBeNull();
});

describe('possible duplicates', () => {
  const own = { email: 'twin@mail.example', whatsapp: '+48 (600) 111-222', instagram: '@Twin.One', tiktok: 'none' };
  const other = { email: 'else@mail.example', whatsapp: '+1 555 000 9999', instagram: null };

  test.each([
    ['e-mail in other letters', { ...other, email: 'Twin@Mail.example' }, ['email']],
    ['phone without its country', { ...other, whatsapp: '600111222' }, ['phone']],
    ['handle as an address', { ...other, instagram: 'https://instagram.com/twin.one/?x=1' }, ['instagram']],
  ])('are those with the same %s', async (_, twin, same) => {
    const id = await app.seed(own);
    const twinId = await app.seed({ ...twin, name: 'Twin', score: 5 });
    const { duplicates, duplicate_count } = await open(twinId);
    expect(duplicates.find((each) => each.id === id)).toMatchObject({ same });
    expect(duplicate_count).toBe(duplicates.length);
    await app.sql('DELETE FROM applications WHERE id = ANY($1)', [id, twinId]);
  });

  test('are not those who only both left a field empty or wrote "none"', async () => {
    const nothing = { ...own, instagram: 'None' };
    const id = await app.seed({ ...nothing, email: 'a@a.example', whatsapp: '+1 555 000 0001' });
    await app.seed({ ...nothing, email: 'b@b.example', whatsapp: '+1 555 000 0002' });
    expect(await open(id)).toMatchObject({ duplicate_count: 0, duplicates: [] });
  });

  test('are told up to twenty', async () => {
    const [id] = await app.seedMany(25, { email: 'many@mail.example' }, { whatsapp: '(700001000 + n)::text' });
    const { duplicates, duplicate_count } = await open(id!);
    expect([duplicates.length, duplicate_count]).toEqual([20, 20]);
  });
});

test('a mail is ordered again as an event of its own that carries nothing of hers', async () => {
  const id = await app.seed({ name: 'Mailed', score: 7 });
  const order = { method: 'POST', body: { recipient: 'applicant' } };
  const { body } = await app.ask<{ event_id: string }>(`applications/${id}/mails`, order);
  const { event } = await app.one<{ event: object }>('SELECT event FROM outbox WHERE id = $1', body.event_id);
  expect(event).toMatchObject({
    type: 'intake.application-mail-requested.v2',
    aggregateId: id,
    payload: { recipient: 'applicant', language: 'en' },
  });
  expect(JSON.stringify(event)).not.toContain('Mailed');
  expect((await call(`applications/${id}/mails`, 'POST', { recipient: 'everybody' })).status).toBe(422);
});

describe('the export', () => {
  /** With its byte order mark. */
  const exported = async (query: string) =>
    Buffer.from(await (await app.desk(`applications.csv?${query}`)).arrayBuffer()).toString();

  test('has every row that the filter lets through, as cells that run nothing', async () => {
    const city = 'Exportville';
    // Two rows of the same millisecond have no order.
    const created_at = new Date(Date.now() - 1_000);
    await app.seed({ city, created_at, name: '=cmd|calc', message: 'a "quote",\nand more' });
    const id = await app.seed({ city, name: 'Żółć', language: 'pl', score: 2, discreet: true });
    for (const text of ['Call her\nafter six', 'Called']) await call(`applications/${id}/notes`, 'POST', { text });
    const [head, ...rows] = (await exported('q=exportville&sort=oldest')).trim().split('\r\n');
    expect(head).toContain('"name","email"');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`"'=cmd|calc"`);
    expect(rows[0]).toContain('"a ""quote"",\nand more"');
    expect(rows[1]).toContain('"Żółć"');
    expect(rows.map((row) => row.includes('"true"'))).toEqual([false, true]);
    expect(rows[1]).toMatch(/"Call her\nafter six\n\nCalled"$/);
    expect(await exported('q=exportville&language=pl')).not.toContain('calc');
    expect((await call('applications.csv?color=blue')).status).toBe(422);
  });

  test('goes on past its first batch, each row once', async () => {
    const made = { created_at: `now() - (n / 3) * interval '1 minute'`, email: `'row' || n || '@mail.example'` };
    await app.seedMany(2_500, { city: 'Batchtown' }, { ...made, whatsapp: `'+56' || 100000000 + n` });
    const text = await exported('q=batchtown');
    const [, ...lines] = text.trimEnd().split('\r\n');
    const ids = lines.map((line) => line.slice(1, 37));
    expect([ids.length, new Set(ids).size]).toEqual([2_500, 2_500]);
    expect(text.startsWith('\uFEFF')).toBe(true);
    await app.sql(`DELETE FROM applications WHERE city = 'Batchtown'`);
  });
});

test('the applications from an address are found in any case of it, newest first, and each as one that was shown', async () => {
  const email = 'same@creator.example';
  const older = await app.seed({ email: 'Same@creator.example', created_at: new Date(Date.now() - 86_400_000) });
  const newer = await app.seed({ email });
  await app.seed({ email, sealed_at: new Date() });
  const { body } = await call('applicants?email=SAME%40creator.example');
  expect(
    applicantListSchema
      .strict()
      .parse(body)
      .items.map(({ id }) => id),
  ).toEqual([newer, older]);
  const looks = await app.sql(
    `SELECT FROM looks WHERE staff_id = $1 AND what = 'listed' AND application_id = ANY($2)`,
    author,
    [newer, older],
  );
  expect(looks).toHaveLength(2);
  expect((await call('applicants?email=ame%40creator.example')).body).toEqual({ items: [] });
  expect((await call('applicants?email=same')).status).toBe(422);
});
