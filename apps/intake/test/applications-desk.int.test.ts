import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  applicantListSchema,
  applicationDetailSchema,
  applicationPageSchema,
  dashboardSchema,
  type DeskApplication,
} from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();

const author = randomUUID();

async function call(path: string, method = 'GET', body?: object) {
  const response = await app.desk(path, { method, body, by: { sub: author } });
  // Bytes, because `text()` would drop the byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { status: response.status, text: decoder.decode(await response.arrayBuffer()) };
}
const json = async (path: string, method?: string, body?: object): Promise<unknown> =>
  JSON.parse((await call(path, method, body)).text);
const open = async (id: string) => applicationDetailSchema.parse(await json(`applications/${id}`));

test('every call is closed to strangers', async () => {
  const id = await store(app.database);
  const calls = [
    ...['', '.csv', `/${id}`, `/${id}/stream`].map((path) => ['GET', `applications${path}`]),
    ...[`/${id}/notes`, `/${id}/mails`].map((path) => ['POST', `applications${path}`]),
    ['PATCH', `applications/${id}`],
    ['PUT', `applications/${id}/replied`],
    ['GET', 'live'],
    ['GET', 'dashboard'],
    ['GET', 'applicants?email=ada@creator.example'],
  ];
  for (const [method, path] of calls)
    expect([path, (await fetch(`${app.url}/api/admin/${path}`, { method: method! })).status]).toEqual([path, 401]);
});

test('every call about one application is 404 where there is none', async () => {
  for (const id of [randomUUID(), 'nothing']) {
    const answers = await Promise.all([
      call(`applications/${id}`),
      call(`applications/${id}`, 'PATCH', { score: 1 }),
      call(`applications/${id}/replied`, 'PUT', { replied: true }),
      call(`applications/${id}/notes`, 'POST', { text: 'x' }),
      call(`applications/${id}/mails`, 'POST', { recipient: 'staff' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  }
});

test('an application says until when a reply was promised, and links to its profiles', async () => {
  const id = await store(app.database, { created_at: '2026-01-01T00:00:00Z', instagram: '@ada' });
  const { reply_due_at, profile_links } = await open(id);
  expect(reply_due_at).toBe('2026-01-02T00:00:00.000Z');
  expect(profile_links).toEqual([{ label: 'Instagram', url: 'https://www.instagram.com/ada/' }]);
});

test('an applicant past the entry program waits in the queue with the clock of the promise', async () => {
  const past = { onlyfans_monthly_earnings: '$100000+', assessment_result: 'rejected', created_at: new Date() };
  const id = await store(app.database, past);
  const { items } = applicationPageSchema.parse(await json('applications?reply=open&earnings=$100000%2B'));
  const due = new Date(past.created_at.getTime() + 24 * 3_600_000).toISOString();
  expect(items.map(({ id, reply_due_at }) => [id, reply_due_at])).toEqual([[id, due]]);
});

test('the first score keeps its time when the score changes', async () => {
  const id = await store(app.database);
  expect((await open(id)).first_scored_at).toBeNull();
  const first = (await json(`applications/${id}`, 'PATCH', { score: 3 })) as DeskApplication;
  const second = (await json(`applications/${id}`, 'PATCH', { score: 4 })) as DeskApplication;
  expect(second).toMatchObject({ score: 4, first_scored_at: first.first_scored_at });
  expect(Date.parse(second.first_scored_at!)).toBeGreaterThan(Date.now() - 60_000);
});

test('the first reply keeps its time until it is taken back', async () => {
  const id = await store(app.database);
  const mark = async (replied: boolean) =>
    ((await json(`applications/${id}/replied`, 'PUT', { replied })) as DeskApplication).replied_at;
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
    const id = await store(app.database, own);
    const twinId = await store(app.database, { ...twin, name: 'Twin', score: 5 });
    const { duplicates, duplicate_count } = await open(twinId);
    expect(duplicates.find((each) => each.id === id)).toMatchObject({ same });
    expect(duplicate_count).toBe(duplicates.length);
    await app.database.query('DELETE FROM applications WHERE id = ANY($1)', [[id, twinId]]);
  });

  test('are not those who only both left a field empty or wrote "none"', async () => {
    const id = await store(app.database, {
      ...own,
      email: 'a@a.example',
      whatsapp: '+1 555 000 0001',
      instagram: 'None',
    });
    await store(app.database, { ...own, email: 'b@b.example', whatsapp: '+1 555 000 0002', instagram: 'None' });
    expect(await open(id)).toMatchObject({ duplicate_count: 0, duplicates: [] });
  });

  test('are told up to twenty', async () => {
    const ids = [];
    for (let index = 0; index < 25; index++)
      ids.push(await store(app.database, { email: 'many@mail.example', whatsapp: `70000${1000 + index}` }));
    const { duplicates, duplicate_count } = await open(ids[0]!);
    expect([duplicates.length, duplicate_count]).toEqual([20, 20]);
  });
});

test('a mail is ordered again as an event of its own that carries nothing of hers', async () => {
  const id = await store(app.database, { name: 'Mailed', score: 7 });
  const answer = (await json(`applications/${id}/mails`, 'POST', { recipient: 'applicant' })) as { event_id: string };
  const [row] = await app.database.query('SELECT event FROM outbox WHERE id = $1', [answer.event_id]);
  expect(row.event).toMatchObject({
    type: 'intake.application-mail-requested.v2',
    aggregateId: id,
    payload: { recipient: 'applicant', language: 'en' },
  });
  expect(JSON.stringify(row.event)).not.toContain('Mailed');
  expect((await call(`applications/${id}/mails`, 'POST', { recipient: 'everybody' })).status).toBe(422);
});

describe('the export', () => {
  test('has every row that the filter lets through, as cells that run nothing', async () => {
    await store(app.database, { name: '=cmd|calc', city: 'Exportville', message: 'a "quote",\nand more' });
    // Two rows of the same millisecond have no order.
    await sleep(5);
    await store(app.database, { name: 'Żółć', city: 'Exportville', language: 'pl', score: 2, discreet: true });
    const [{ id }] = await app.database.query(`SELECT id FROM applications WHERE name = 'Żółć'`);
    await call(`applications/${id}/notes`, 'POST', { text: 'Call her\nafter six' });
    await call(`applications/${id}/notes`, 'POST', { text: 'Called' });
    const { status, text } = await call('applications.csv?q=exportville&sort=oldest');
    expect(status).toBe(200);
    const [head, ...rows] = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toContain('"name","email"');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`"'=cmd|calc"`);
    expect(rows[0]).toContain('"a ""quote"",\nand more"');
    expect(rows[1]).toContain('"Żółć"');
    expect(rows.map((row) => row.includes('"true"'))).toEqual([false, true]);
    expect(rows[1]).toMatch(/"Call her\nafter six\n\nCalled"$/);
    expect((await call('applications.csv?q=exportville&language=pl')).text).not.toContain('calc');
    expect((await call('applications.csv?color=blue')).status).toBe(422);
  });

  test('goes on past its first batch, each row once', async () => {
    await app.database.query(
      `INSERT INTO applications (created_at, name, email, country, city, onlyfans_monthly_earnings, whatsapp, file_urls,
         language, assessment_result, assessment_version, age_confirmed, privacy_version, request_hash)
       SELECT now() - (n / 3) * interval '1 minute', 'Row ' || n, 'row' || n || '@mail.example', 'Chile', 'Batchtown', '$0',
         '+56' || 100000000 + n, '{}', 'en', 'rejected', 1, true, '2024-01-30', '' FROM generate_series(1, 2500) AS n`,
    );
    const { text } = await call('applications.csv?q=batchtown');
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(1, 37));
    expect([ids.length, new Set(ids).size]).toEqual([2_500, 2_500]);
    expect(text.startsWith('\uFEFF')).toBe(true);
    await app.database.query(`DELETE FROM applications WHERE city = 'Batchtown'`);
  });
});

describe('the dashboard', () => {
  const range = 'from=2025-03-01T00:00:00Z&to=2025-03-04T00:00:00Z';
  const read = async (query: string) => dashboardSchema.parse(await json(`dashboard?${query}`));

  beforeAll(async () => {
    const at = (day: number, hours: number) => new Date(Date.UTC(2025, 2, day, hours));
    const scored = { score: 4, first_scored_at: at(1, 12) };
    await store(app.database, { created_at: at(1, 10), ...scored, replied_at: at(1, 20), language: 'pl' });
    await store(app.database, { created_at: at(1, 23), replied_at: at(3, 0), language: 'en' });
    await store(app.database, { created_at: at(3, 1), onlyfans_monthly_earnings: '$100000+', language: 'en' });
  });

  test('adds up days, languages, scores, earnings and both clocks', async () => {
    const numbers = await read(range);
    expect(numbers.total).toBe(3);
    expect(numbers.per_day.map(({ day, counts }) => [day, counts.en, counts.pl])).toEqual([
      ['2025-03-01', 1, 1],
      ['2025-03-02', 0, 0],
      ['2025-03-03', 1, 0],
    ]);
    expect(numbers.scores.filter(({ count }) => count > 0)).toEqual([
      { score: 4, count: 1 },
      { score: null, count: 2 },
    ]);
    expect(numbers.earnings.at(-1)).toEqual({ earnings: '$100000+', count: 1 });
    expect(numbers.first_score).toEqual({ count: 1, p50_seconds: 7_200, p90_seconds: 7_200 });
    expect(numbers.replies).toEqual({ kept: 1, broken: 2, open: 0, share: 1 / 3 });
  });

  test('counts days where the viewer is', async () => {
    const { per_day } = await read(`${range}&time_zone=Asia/Bangkok`);
    expect(per_day.map(({ day }) => day)).toEqual(['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-04']);
    expect(per_day.find(({ day }) => day === '2025-03-02')?.counts.en).toBe(1);
  });

  test('is empty where nothing came in, and looks at thirty days by itself', async () => {
    const empty = await read('from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z');
    expect(empty).toMatchObject({ total: 0, replies: { share: null }, first_score: { p50_seconds: null } });
    const { from, to } = await read('');
    expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000);
  });

  test.each([
    'from=2024-01-01T00:00:00Z',
    'from=2025-02-02T00:00:00Z&to=2025-02-01T00:00:00Z',
    'time_zone=Mars/Base',
    'time_zone=%2B02:00',
  ])('refuses %s', async (query) => {
    expect((await call(`dashboard?${query}`)).status).toBe(422);
  });
});

test('the applications from an address are found in any case of it, newest first, and each as one that was shown', async () => {
  const [older, newer] = [
    await store(app.database, { email: 'Same@creator.example' }),
    await store(app.database, { email: 'same@creator.example' }),
  ];
  const sealed = await store(app.database, { email: 'same@creator.example' });
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [sealed]);
  await app.database.query(`UPDATE applications SET created_at = now() - interval '1 day' WHERE id = $1`, [older]);
  const found = applicantListSchema.strict().parse(await json('applicants?email=SAME%40creator.example'));
  expect(found.items.map(({ id }) => id)).toEqual([newer, older]);
  const looks = await app.database.query(
    `SELECT count(*)::int FROM looks WHERE staff_id = $1 AND what = 'listed' AND application_id = ANY($2)`,
    [author, [newer, older]],
  );
  expect(looks).toEqual([{ count: 2 }]);
  expect(await json('applicants?email=ame%40creator.example')).toEqual({ items: [] });
  expect((await call('applicants?email=same')).status).toBe(422);
});
