import { endpoints, readingLimits, type Reading, type ReadingKind } from '@blue-peony/contracts';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { application } from './an-application.ts';
import { json, owner, refusalOf, reviewer, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
let owners: { access_token: string; user: { id: string } };
let reviewers: typeof owners;

const call = (path: string, token: string, method = 'GET', body?: unknown) =>
  gateway.call(`/api/admin/${path}`, token, { method, body });

const countPeople = async (per_person: boolean) =>
  expect((await call('reading', owners.access_token, 'PUT', { per_person })).status).toBe(200);
const reading = async (): Promise<Reading> =>
  endpoints.showReading.response.parse(await (await call('reading', owners.access_token)).json());

async function open(times: number, token: string) {
  for (let run = 0; run < times; run++) expect((await call(`applications/${application.id}`, token)).status).toBe(200);
}
/** So much was read in this hour that `left` more reach the limit. */
const almost = (what: ReadingKind, left: number, ...readers: string[]) =>
  gateway.sql.query(
    `INSERT INTO readings (hour, what, reader, times)
     SELECT date_trunc('hour', now(), 'UTC'), $1, reader, $2 FROM unnest($3::text[]) AS reader`,
    [what, readingLimits[what] - left, readers],
  );
async function exported(token: string) {
  const response = await call('applications.csv', token);
  expect(response.status).toBe(200);
  await response.text();
}
const teamOf = async (what: string) => (await reading()).team.find((figure) => figure.what === what);

/** Waits for the counts, which are written after the answers. */
async function counted(what: string, hour: number) {
  await until(async () => (await teamOf(what))?.hour === hour);
  expect(await teamOf(what)).toEqual({ what, hour, day: hour, kept: hour });
}
const unusual = () => gateway.mails.filter(({ kind }) => kind === 'unusual_reading');

beforeAll(async () => {
  [owners, reviewers] = [await gateway.signIn(owner), await gateway.signIn(reviewer)];
  const opened = json({ ...application, notes: [], duplicates: [] });
  intake.answer = (request, response) =>
    request.url?.includes('.csv')
      ? response.writeHead(200, { 'content-type': 'text/csv' }).end('id')
      : opened(request, response);
});
beforeEach(async () => {
  await gateway.sql.query('DELETE FROM readings');
  await countPeople(false);
  gateway.mails.length = 0;
});

test("more applications in an hour than usual are mailed to the owners once, as the team's", async () => {
  await almost('applications', 3, 'team');
  await open(2, reviewers.access_token);
  await open(1, owners.access_token);
  await counted('applications', 200);
  expect(unusual()).toEqual([]);
  await open(3, reviewers.access_token);
  const mail = await gateway.mail('unusual_reading', owner.email);
  expect(mail).toMatchObject({ what: 'applications', count: 201 });
  expect(mail).not.toHaveProperty('about');
  await counted('applications', 203);
  expect(unusual()).toEqual([]);
  const entries = await gateway.audited(100, { action: 'reading.unusual' });
  expect(entries).toMatchObject([{ subject: 'team', detail: 'applications=201' }]);
  expect((await reading()).people).toEqual([]);
  expect(JSON.stringify((await gateway.sql.query('SELECT reader FROM readings')).rows)).not.toContain(
    reviewers.user.id,
  );
});

test('an export above the limit is mailed, and the next hour starts at zero', async () => {
  await almost('exports', 0, 'team');
  await exported(owners.access_token);
  expect(await gateway.mail('unusual_reading', owner.email)).toMatchObject({ what: 'exports', count: 11 });
  await gateway.sql.query("UPDATE readings SET hour = hour - interval '1 hour'");
  await exported(owners.access_token);
  await until(async () => (await teamOf('exports'))?.hour === 1);
  expect(await teamOf('exports')).toEqual({ what: 'exports', hour: 1, day: 12, kept: 12 });
  expect(unusual()).toEqual([]);
});

test("with counting per person, the limit is each person's, the mail names them, and everybody sees their own figures", async () => {
  await countPeople(true);
  await almost('applications', 3, owners.user.id, reviewers.user.id);
  await open(3, owners.access_token);
  await open(3, reviewers.access_token);
  await counted('applications', 6);
  expect(unusual()).toEqual([]);
  await open(1, reviewers.access_token);
  const mail = await gateway.mail('unusual_reading', owner.email);
  expect(mail).toMatchObject({ what: 'applications', count: 201, about: reviewer.email });

  const own = await (await call('account/reading', reviewers.access_token)).json();
  expect(endpoints.readOwnReading.response.parse(own)).toMatchObject({
    per_person_since: expect.any(String),
    figures: expect.arrayContaining([{ what: 'applications', hour: 201, day: 201, kept: 201 }]),
  });
  expect((await reading()).people.map(({ email }) => email).sort()).toEqual([owner.email, reviewer.email].sort());

  await countPeople(false);
  expect((await reading()).people).toEqual([]);
  const after = await (await call('account/reading', reviewers.access_token)).json();
  expect(after).toEqual({ per_person_since: null, figures: [] });
});

test('figures older than 90 days are deleted', async () => {
  await gateway.sql.query(
    `INSERT INTO readings (hour, what, reader, times) VALUES
       (now() - interval '91 days', 'photos', 'team', 7), (now() - interval '89 days', 'photos', 'team', 2)`,
  );
  await open(1, reviewers.access_token);
  await counted('applications', 1);
  expect(await teamOf('photos')).toEqual({ what: 'photos', hour: 0, day: 0, kept: 2 });
  const { rows } = await gateway.sql.query("SELECT times FROM readings WHERE what = 'photos'");
  expect(rows).toEqual([{ times: 2 }]);
});

test('only an owner who has shown a factor recently has each person counted, and the change is audited', async () => {
  await countPeople(true);
  expect(await gateway.audited()).toMatchObject([{ subject: 'reading', detail: 'per person' }]);
  const change = { per_person: false };
  expect((await call('reading', reviewers.access_token, 'PUT', change)).status).toBe(403);
  expect((await call('reading', reviewers.access_token)).status).toBe(403);
  await gateway.forgetPresence();
  const late = await call('reading', owners.access_token, 'PUT', change);
  expect(await refusalOf(late)).toEqual([400, 'reauthentication_needed']);
});
