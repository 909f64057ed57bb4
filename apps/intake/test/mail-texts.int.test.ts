import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { endpoints, mailTextSchema, nothingToTell, promiseEndpoints } from '@blue-peony/contracts';
import type { IntakeConfig } from '@blue-peony/intake';
import { until } from '@blue-peony/test-kit';
import { MailTextsRepository } from '../src/mail-texts/mail-texts.repository.ts';
import { request, submit } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const textOf = async (kind: string, id: string) =>
  mailTextSchema.parse((await app.inner(`mail-texts/${kind}/${id}`)).body);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('staff get the whole application by mail, or a reference where an owner wants so or it is sealed', async () => {
  const id = await app.seed({ name: 'Ada', country: 'Poland', message: 'a secret' });
  expect(await textOf('staff', id)).toMatchObject({
    kind: 'staff',
    application: { id, name: 'Ada', message: 'a secret' },
  });
  const reference = { kind: 'staff_reference', id, country: 'Poland', language: 'en' };
  await app.sql(`UPDATE intake_settings SET staff_mails = 'reference'`);
  expect(await textOf('staff', id)).toEqual(reference);
  await app.sql(`UPDATE intake_settings SET staff_mails = 'everything'`);
  await app.update(id, 'sealed_at = now()');
  expect(await textOf('staff', id)).toEqual(reference);
});

test('an applicant gets a link to her own page, and in every way to write her address the same tag', async () => {
  const emails = ['eva@mail.example', 'EVA+blue@mail.example', 'eve@mail.example'];
  const ids = await Promise.all(emails.map((email) => app.seed({ email, name: 'Eva', language: 'pl' })));
  const texts = await Promise.all(ids.map((id) => textOf('received', id)));
  expect(texts[0]).toEqual({
    kind: 'received',
    reply_token: expect.stringMatching(/^[a-z2-7]{42}$/),
    to: 'eva@mail.example',
    tag: expect.stringMatching(/^[\w-]{43}$/),
    language: 'pl',
    name: 'Eva',
    confirmed: false,
    discreet: false,
    link: expect.stringMatching(/^\/pl\/my-application#[\w-]{48}$/),
  });
  const tags = texts.map((text) => 'tag' in text && text.tag);
  expect([tags[1] === tags[0], tags[2] === tags[0]]).toEqual([true, false]);
  expect(await textOf('assessed', ids[0]!)).toMatchObject({ result: 'qualified', reason: null });
});

test('the result comes with her flower, unless she wants to stay discreet', async () => {
  const [open, discreet] = await Promise.all([{}, { discreet: true }].map((given) => app.seed(given)));
  expect(await textOf('assessed', open!)).toMatchObject({ flower: expect.stringMatching(/^iVBORw0KGgo/) });
  expect(await textOf('assessed', discreet!)).not.toHaveProperty('flower');
});

test.each([
  ['past_entry', { onlyfans_monthly_earnings: '$10000-$50000' }],
  ['nothing_shown', {}],
  [null, { instagram: '@ada' }],
])('the mail of a rejection has the reason %s for %j', async (reason, given) => {
  const id = await app.seed({ assessment_result: 'rejected', ...given });
  expect(await textOf('assessed', id)).toMatchObject({ result: 'rejected', reason });
});

test('who asks for fresh links gets one for each of her applications, and her address goes with the mail', async () => {
  const times = ['2025-11-21T10:00:00.000Z', '2025-11-20T10:00:00.000Z'];
  for (const created_at of times) await app.seed({ email: 'Many@mail.example', created_at });
  const request = randomUUID();
  const ask = (id: string, email: string) =>
    app.sql(`INSERT INTO link_requests (id, email, language) VALUES ($1, $2, 'th')`, id, email);
  await ask(request, 'many@mail.example');
  const text = await textOf('links', request);
  expect(text).toMatchObject({ to: 'Many@mail.example', language: 'th' });
  if (text.kind !== 'links') throw new Error(text.kind);
  expect(text.links.map(({ applied_at }) => applied_at)).toEqual(times);
  expect(new Set(text.links.map(({ link }) => link)).size).toBe(2);

  const unknown = randomUUID();
  await ask(unknown, 'nobody@mail.example');
  expect(await app.inner(`mail-texts/links/${unknown}`)).toMatchObject({
    status: 404,
    body: { detail: nothingToTell },
  });
  for (const id of [request, unknown])
    expect((await app.inner(`mail-texts/links/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await app.sql('SELECT FROM link_requests')).toEqual([]);
});

test('a wish for a new address is told to both addresses, for as long as it lasts', async () => {
  const id = await app.seed({ email: 'old@mail.example', language: 'ukr' });
  const gone = { status: 404, body: { detail: nothingToTell } };
  expect(await app.inner(`mail-texts/address_new/${id}`)).toMatchObject(gone);
  await app.sql(`INSERT INTO address_changes (application_id, email) VALUES ($1, 'new@mail.example')`, id);
  const [atOld, atNew] = [await textOf('address_old', id), await textOf('address_new', id)];
  const link = expect.stringMatching(/^\/ukr\/my-application#confirm=[\w-]{48}$/);
  expect([atOld, atNew]).toMatchObject([
    { to: 'old@mail.example', link },
    { to: 'new@mail.example', link },
  ]);
  await app.sql(`UPDATE address_changes SET asked_at = now() - interval '8 days'`);
  expect(await app.inner(`mail-texts/address_old/${id}`)).toMatchObject(gone);
});

test('of what is deleted there is nothing to tell but a farewell, whose address goes with the mail', async () => {
  const id = randomUUID();
  await app.sql(`INSERT INTO farewells (application_id, email, language) VALUES ($1, 'a@b.example', 'de')`, id);
  for (const kind of ['staff', 'received', 'assessed'])
    expect(await app.inner(`mail-texts/${kind}/${id}`)).toMatchObject({ status: 404, body: { detail: nothingToTell } });
  expect(await textOf('farewell', id)).toMatchObject({ to: 'a@b.example', language: 'de' });
  await app.inner(`mail-texts/farewell/${id}`, { method: 'DELETE' });
  expect((await app.inner(`mail-texts/farewell/${id}`)).status).toBe(404);
});

test('a result is announced once, when its wait is over, and then promised', async () => {
  const due = await app.seed({ created_at: minutesAgo(11), language: 'de' });
  const early = await app.seed({ created_at: minutesAgo(9) });
  const withdrawn = await app.seed({ created_at: minutesAgo(10.1) });
  await app.update(withdrawn, `closed_at = now(), closed_reason = 'withdrawn'`);
  const event = await until(() => app.eventsOf(due)[0]);
  expect(event).toMatchObject({ type: 'intake.application-assessed.v1', payload: { language: 'de' } });
  const told = (id: string) => app.row<{ at: Date | null }>(id, 'assessment_told_at AS at, assessed_event_id');
  await until(async () => (await told(withdrawn)).at);
  expect(await told(withdrawn)).toEqual({ at: expect.any(Date), assessed_event_id: null });
  expect(await told(early)).toEqual({ at: null, assessed_event_id: null });
  expect([due, early, withdrawn].flatMap(app.eventsOf)).toEqual([event]);

  const window = new URLSearchParams({ from: minutesAgo(30).toISOString(), until: minutesAgo(-1).toISOString() });
  const { items } = promiseEndpoints.intake.listPromises.response.parse((await app.inner(`promises?${window}`)).body);
  expect(items.filter(({ id }) => id === due)).toEqual([
    { id: due, event_id: due, at: expect.any(String), mails: ['staff', 'received'] },
    { id: due, event_id: event.id, at: expect.any(String), mails: ['assessed'] },
  ]);

  // What still waits in the outbox is not repeated.
  await until(async () => (await app.sql('SELECT FROM outbox')).length === 0);
  const { body } = await app.inner('promises/repeat', { method: 'POST', body: { ids: [due] } });
  expect(body).toEqual({ repeated: 2 });
  await until(() => app.eventsOf(due).length >= 3);
  expect(app.eventsOf(due).map(({ type, repeats }) => [type, repeats])).toEqual(
    expect.arrayContaining([
      ['intake.application-submitted.v2', due],
      ['intake.application-assessed.v1', event.id],
    ]),
  );
});

test('an address whose mail never ended is deleted after five days', async () => {
  const keep = async (days: number) => {
    const values = [randomUUID(), days];
    const columns = `email, language, %) VALUES ($1, 'a@b.example', 'en', now() - make_interval(days => $2))`;
    await app.sql(`INSERT INTO link_requests (id, ${columns.replace('%', 'asked_at')}`, ...values);
    await app.sql(`INSERT INTO farewells (application_id, ${columns.replace('%', 'at')}`, ...values);
    return { id: values[0] };
  };
  await keep(6);
  const young = await keep(4);
  await new MailTextsRepository(app.database, {} as IntakeConfig).forgetOld();
  expect(await app.sql('SELECT id FROM link_requests')).toEqual([young]);
  expect(await app.sql('SELECT application_id AS id FROM farewells')).toEqual([young]);
});

test('every mail to an applicant who asked for it in the form is discreet, her last one, too', async () => {
  const email = 'quiet@mail.example';
  const { id, secret } = await submit(app, { email, discreet: true });
  const other = await app.seed({ email });
  const asked = randomUUID();
  await app.sql(`INSERT INTO link_requests (id, email, language) VALUES ($1, $2, 'en')`, asked, email);
  await app.sql(
    `WITH answer AS (
       INSERT INTO answers (id, application_id, key, staff_id, channel, decision, language, subject, text)
       VALUES ($1, $1, $1, $1, 'mail', 'invite', 'en', 'Let’s talk', 'When?')),
     change AS (INSERT INTO change_notices (application_id, email, what, mail_id) VALUES ($1, $2, 'city', $1))
     INSERT INTO address_changes (application_id, email) VALUES ($1, 'new@mail.example')`,
    id,
    email,
  );
  for (const kind of ['received', 'answer', 'changed', 'address_old', 'address_new'])
    expect(await textOf(kind, id)).toMatchObject({ kind, discreet: true });
  expect(await textOf('links', asked)).toMatchObject({ discreet: true });
  expect((await app.inner(`gathered-mail-texts?ids=${id},${other}`)).body).toMatchObject({ discreet: true });
  expect(await textOf('received', other)).toMatchObject({ discreet: false });
  await request(app, endpoints.eraseMyApplication, { secret });
  expect(await textOf('farewell', id)).toMatchObject({ discreet: true });
});
