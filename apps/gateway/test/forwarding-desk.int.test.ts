import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import { application } from './an-application.ts';
import { json, owner, reviewer, type SignedIn, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const notification = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, notificationUrl: notification.url }));
let staff: SignedIn;
let owners: SignedIn;

beforeAll(async () => {
  staff = await gateway.signIn();
  owners = await gateway.signIn(owner);
});
beforeEach(() => {
  intake.received.length = 0;
  notification.received.length = 0;
});

type Call = Parameters<typeof gateway.call>[2] & { by?: typeof staff };
const call = (path: string, { by = staff, ...init }: Call = {}) =>
  gateway.call(`/api/admin/${path}`, by.access_token, init);
const audited = async (by = staff) => (await gateway.audited(1, { staff: by.user.id }))[0]!;

const note = { id: application.id, created_at: application.created_at, author_id: '', text: 'Call her' };
const author = reviewer.email.split('@')[0];

describe('one application', () => {
  test('an application comes with photo links, and the opening is audited', async () => {
    const notes = [{ ...note, author_id: staff.user.id }];
    intake.answer = json({ ...application, notes, duplicates: [] });
    const answer = await (await call(`applications/${application.id}`)).json();
    const detail = endpoints.openApplication.response.parse(answer);
    expect(detail.notes).toEqual(notes);
    expect(detail.signedUrls?.map(({ path }) => path)).toEqual(application.file_urls);
    expect(await audited()).toEqual({ action: 'application.opened', subject: application.id, detail: '' });
  });

  test('opening an application that does not exist is not audited', async () => {
    const before = await audited();
    intake.answer = json({ code: 'not_found' }, 404);
    expect((await call(`applications/${application.id}`)).status).toBe(404);
    expect(await audited()).toEqual(before);
  });

  test('an application is marked as replied to', async () => {
    intake.answer = json({ ...application, replied_at: application.created_at });
    const response = await call(`applications/${application.id}/replied`, { method: 'PUT', body: { replied: true } });
    expect(endpoints.markReplied.response.parse(await response.json()).replied_at).toBe(application.created_at);
    expect(intake.received[0]).toMatchObject({ method: 'PUT', body: Buffer.from('{"replied":true}') });
    expect(await audited()).toEqual({ action: 'application.replied', subject: application.id, detail: 'yes' });
  });

  test('an application can be assigned to a reviewing colleague or to nobody, but to no other account', async () => {
    const work = { score: null, scored_by: null, scored_at: null, assignee_id: owners.user.id, present: [] };
    intake.answer = json(work);
    const path = `applications/${application.id}/assignee`;
    const assign = (assignee_id: string | null) => call(path, { method: 'PUT', body: { assignee_id } });
    expect(await (await assign(owners.user.id)).json()).toEqual(work);
    const logged = { action: 'application.assigned', subject: application.id };
    expect(await audited()).toEqual({ ...logged, detail: owners.user.id });
    expect((await assign(null)).status).toBe(200);
    expect(await audited()).toEqual({ ...logged, detail: '' });
    intake.received.length = 0;
    const { rows } = await gateway.sql.query<{ id: string }>(
      `INSERT INTO staff (email, role, banned_at) VALUES ('sells@agency.example', 'support', NULL),
         ('left@agency.example', 'reviewer', now()) RETURNING id`,
    );
    for (const { id } of [...rows, { id: application.id }]) expect((await assign(id)).status).toBe(422);
    expect(intake.received).toEqual([]);
  });

  test("a note comes with its author's id, and its adding is audited", async () => {
    intake.answer = json({ ...note, author_id: staff.user.id }, 201);
    const response = await call(`applications/${application.id}/notes`, { method: 'POST', body: { text: 'Call her' } });
    expect([response.status, await response.json()]).toEqual([201, { ...note, author_id: staff.user.id }]);
    expect(await audited()).toEqual({ action: 'application.noted', subject: application.id, detail: note.id });
  });
});

test('editing or removing a note is audited without its text', async () => {
  const at = `applications/${application.id}/notes/${note.id}`;
  intake.answer = json({ ...note, author_id: staff.user.id, edited_at: note.created_at });
  expect((await call(at, { method: 'PATCH', body: { text: 'Other words' } })).status).toBe(200);
  expect(await audited()).toEqual({ action: 'application.note-edited', subject: application.id, detail: note.id });
  intake.answer = json({});
  expect((await call(at, { method: 'DELETE' })).status).toBe(200);
  expect(await audited()).toEqual({ action: 'application.note-removed', subject: application.id, detail: note.id });
});

test('closing several applications at once adds an audit entry for each', async () => {
  const closed = [application.id, '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a98'];
  intake.answer = json({ closed });
  const body = { ids: [...closed, '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a97'], reason: 'spam' };
  expect((await call('applications/closings', { method: 'POST', body, by: owners })).status).toBe(200);
  const entries = closed.map((subject) => ({ action: 'application.closed', subject, detail: 'spam' }));
  expect(await gateway.audited(2, { staff: owners.user.id })).toEqual(entries);
});

test('the gateway returns figures of individual people only while an owner has them turned on', async () => {
  const figures = { received: 1, scored: 1, answered: 0, kept: 0, broken: 0, median_seconds: null };
  const people = [{ staff_id: staff.user.id, scored: 1, answered: 0 }];
  const groups = { day: [], country: [], language: [], source: [] };
  const read = async () => {
    intake.answer = json({ total: figures, groups, people });
    return endpoints.readTeam.response.parse(await (await call('team', { by: owners })).json()).people;
  };
  expect(await read()).toBeNull();
  await gateway.sql.query('UPDATE desk_settings SET reading_per_person_since = now()');
  expect(await read()).toEqual(people);
  await gateway.sql.query('UPDATE desk_settings SET reading_per_person_since = NULL');
});

test('the merging of two applications and its undoing are in the audit with both', async () => {
  const [one_id, other_id] = [randomUUID(), randomUUID()];
  const form = { one_kind: 'application', one_id, other_kind: 'application', other_id };
  const merge = { id: randomUUID(), ...form };
  intake.answer = json(merge);
  expect((await call(`merges/${merge.id}`, { method: 'PUT', body: form })).status).toBe(200);
  expect((await call(`merges/${merge.id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await gateway.audited(2, { staff: staff.user.id })).toEqual([
    { action: 'person.merged', subject: one_id, detail: other_id },
    { action: 'person.separated', subject: one_id, detail: other_id },
  ]);
});

test('a tag that is put on many applications is in the audit of each that it changed', async () => {
  const [one, other, third, tag] = Array.from({ length: 4 }, () => randomUUID());
  const change = async (method: string, changed: unknown[]) => {
    intake.answer = json({ changed });
    return (await call(`tags/${tag}/applications`, { method, body: { ids: [one, other, third] } })).status;
  };
  expect([await change('POST', [one, other]), await change('DELETE', [other])]).toEqual([200, 200]);
  expect(await gateway.audited(3, { staff: staff.user.id })).toEqual([
    { action: 'application.tagged', subject: one, detail: tag },
    { action: 'application.tagged', subject: other, detail: tag },
    { action: 'application.untagged', subject: other, detail: tag },
  ]);
});

describe('the rights of an applicant', () => {
  const when = application.created_at;
  const record = {
    id: application.id,
    version: 2,
    opened_at: when,
    withdrawn_at: null,
    closed_at: null,
    closed_reason: null,
    sealed_at: when,
    held_at: null,
    hold_reason: null,
    hold_hidden: false,
    corrections: [],
  };
  const at = `applications/${application.id}`;

  test('sealing an application mails the owners and is audited with the role', async () => {
    intake.answer = json(record);
    expect((await call(`${at}/seal`, { method: 'PUT' })).status).toBe(200);
    const mail = { kind: 'application_sealed', to: owner.email, application_id: application.id };
    expect(await gateway.mail('application_sealed', owner.email)).toEqual(mail);
    const { rows } = await gateway.sql.query('SELECT role, action, subject FROM audit ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ role: 'reviewer', action: 'application.sealed', subject: application.id }]);
  });

  test('an erasure by staff needs a reason from a list, which the audit records', async () => {
    intake.answer = json({});
    expect((await call(at, { method: 'DELETE', body: { reason: 'asked_by_applicant' }, by: owners })).status).toBe(200);
    const sent = Buffer.from('{"reason":"asked_by_applicant"}');
    expect(intake.received[0]).toMatchObject({ method: 'DELETE', body: sent });
    const entry = { action: 'application.erased', subject: application.id, detail: 'asked_by_applicant' };
    expect(await audited(owners)).toEqual(entry);
    expect(await gateway.mail('data_erased', owner.email)).toMatchObject({ at: expect.any(String) });
  });

  test.each([
    [`${at}/seal`, 'DELETE'],
    [`${at}/hold`, 'PUT'],
    [`${at}/hold`, 'DELETE'],
    ['mail-settings', 'GET'],
    ['mail-settings', 'PUT'],
  ])('%s by %s is for owners only', async (path, method) => {
    expect((await call(path, { method })).status).toBe(403);
    expect(intake.received).toEqual([]);
  });
});

test('all staff read the names of their colleagues, also of those who have left, and who cannot sign in now', async () => {
  await gateway.sql.query(`UPDATE staff SET user_metadata = '{"display_name":"Kate"}' WHERE email = $1`, [owner.email]);
  await gateway.sql.query(
    `INSERT INTO staff (email, role, invited_at, confirmed_at, banned_at) VALUES
       ('new.here@mail.example', 'manager', now(), NULL, NULL), ('gone@mail.example', 'reviewer', now(), now(), now())`,
  );
  await gateway.sql.query(`UPDATE staff SET role = 'support' WHERE id = $1`, [staff.user.id]);
  const { items } = endpoints.listColleagues.response.parse(await (await call('colleagues')).json());
  await gateway.sql.query(`UPDATE staff SET role = 'reviewer' WHERE id = $1`, [staff.user.id]);
  expect(items).toEqual(
    expect.arrayContaining([
      { id: staff.user.id, name: author, role: 'support' },
      { id: owners.user.id, name: 'Kate', role: 'owner' },
      { id: expect.any(String), name: 'new.here', role: 'manager', away: true },
      { id: expect.any(String), name: 'gone', role: 'reviewer', away: true },
    ]),
  );
  expect(JSON.stringify(items)).not.toContain('@');
});

describe('the export', () => {
  test('the export streams the file, and audits its filters without the search text', async () => {
    intake.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment' }).end('\uFEFFa,b\r\n');
    const response = await call('applications.csv?language=pl&q=ada%40mail.example', { by: owners });
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('\uFEFFa,b\r\n');
    expect(intake.received[0]?.url).toBe('/api/admin/applications.csv?language=pl&q=ada%40mail.example');
    const { action, detail } = await audited(owners);
    expect([action, detail]).toEqual(['applications.exported', 'language=pl sort=newest q']);
    expect(await gateway.mail('data_exported', owner.email)).toMatchObject({ what: 'applications' });
  });

  test('the export sends the service no filter that was not given', async () => {
    expect((await call('applications.csv?language=fr', { by: owners })).status).toBe(422);
    expect(intake.received).toEqual([]);
  });
});

describe('mails', () => {
  test('mails are read from notification and sent again through intake', async () => {
    notification.answer = json({ items: [] });
    expect(await (await call(`applications/${application.id}/mails`)).json()).toEqual({ items: [] });
    expect(notification.received[0]?.url).toBe(`/api/admin/applications/${application.id}/mails`);
    expect(notification.received[0]?.headers.authorization).toMatch(/^Bearer /);
    intake.answer = json({ event_id: application.id }, 202);
    const order = { method: 'POST', body: { recipient: 'applicant' }, by: owners };
    expect((await call(`applications/${application.id}/mails`, order)).status).toBe(202);
    expect(await audited(owners)).toEqual({ action: 'mail.resent', subject: application.id, detail: 'applicant' });
  });

  test('failed mails are listed and replayed', async () => {
    notification.answer = json({ items: [] });
    expect((await call('dead-letters?limit=5', { by: owners })).status).toBe(200);
    notification.answer = json({ id: application.id }, 202);
    expect((await call(`dead-letters/${application.id}/replay`, { method: 'POST', by: owners })).status).toBe(202);
    expect(notification.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/admin/dead-letters?limit=5',
      `POST /api/admin/dead-letters/${application.id}/replay`,
    ]);
    expect(await audited(owners)).toEqual({ action: 'dead-letter.replayed', subject: application.id, detail: '' });
  });

  test('all dead letters of a class are replayed at once, and the audit records how many', async () => {
    notification.answer = json({ replayed: 1_204 }, 202);
    const replay = await call('dead-letters/replay', { method: 'POST', body: { class: 'fault' }, by: owners });
    expect([replay.status, await replay.json()]).toEqual([202, { replayed: 1_204 }]);
    expect(await audited(owners)).toEqual({ action: 'dead-letters.replayed', subject: 'fault', detail: '1204' });
  });
});

test("the live feed arrives piece by piece, and forwards the reader's last event id", async () => {
  let upstream!: ServerResponse;
  intake.answer = (_request, response) => {
    upstream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
  };
  const cut = new AbortController();
  const response = await call('live', { headers: { 'last-event-id': 'then' }, signal: cut.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect((await reader.read()).value).toBe(': hello\n\n');
  upstream.write('data: {}\n\n');
  expect((await reader.read()).value).toBe('data: {}\n\n');
  expect(intake.received[0]?.headers['last-event-id']).toBe('then');
  const closed = once(upstream, 'close');
  cut.abort();
  await closed;
});
