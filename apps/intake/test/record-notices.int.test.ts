import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endpoints, mailTextSchema, type DomainEvent, type Endpoint, type MyCorrection } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { confirmAddress, request, submit, tokenTo, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
let id: string;
let secret: string;
beforeAll(() => app.listen());
beforeEach(async () => {
  ({ id, secret } = await submit(app, { email: 'Ada@before.example', language: 'pl' }));
});

const call = async (row: Endpoint, given: { params?: Record<string, string>; body?: Partial<MyCorrection> } = {}) => {
  const response = await request(app, row, { secret, ...given });
  expect(response.status).toBe(row.status ?? 200);
};
const correct = (body: Partial<MyCorrection>) => call(endpoints.correctMyApplication, { body });
const later = () => app.sql(`UPDATE change_notices SET at = at - interval '3 minutes'`);
/** The mail that tells of the changes, when it is due. */
async function untilTold(): Promise<DomainEvent> {
  const told = () => app.eventsOf(id).filter(({ type }) => type === 'intake.application-changed.v1');
  await until(() => told().length > 0);
  expect(told()).toHaveLength(1);
  return told()[0]!;
}
const inner = (event: DomainEvent, method = 'GET') => app.inner(`mail-texts/changed/${event.id}`, { method });
async function textOf(event: DomainEvent) {
  const { status, body } = await inner(event);
  return status === 200 ? mailTextSchema.parse(body) : undefined;
}

test('ten saves and other changes of a few minutes are one mail, which names kinds and no values', async () => {
  for (let version = 1; version <= 10; version++) await correct({ version, city: `City ${version}` });
  await correct({ version: 11, whatsapp: '+48 600 111 222', message: 'private words' });
  await call(endpoints.addMyPhoto);
  const { name } = await app.one<{ name: string }>('SELECT path AS name FROM uploads WHERE application_id = $1', id);
  await call(endpoints.removeMyPhoto, { params: { name } });
  await call(endpoints.withdrawMyApplication);
  await call(endpoints.withdrawMyApplication);
  await later();
  const event = await untilTold();
  expect(JSON.stringify(event)).not.toContain('before.example');
  const text = await textOf(event);
  expect(text).toMatchObject({ kind: 'changed', to: 'Ada@before.example', language: 'pl', link: '/pl/my-application' });
  const things = text?.kind === 'changed' && text.changes.map(({ what }) => what);
  expect(things).toEqual(['city', 'whatsapp', 'message', 'photo_added', 'photo_removed', 'withdrawn']);
  expect(JSON.stringify(text)).not.toMatch(/600|private|City/);

  await inner(event, 'DELETE');
  expect(await textOf(event)).toBeUndefined();
});

test('a change waits a few minutes for others, and a refused one is told to nobody', async () => {
  await correct({ version: 1, city: 'Gdynia' });
  await request(app, endpoints.correctMyApplication, { secret, body: { version: 1, city: 'Lviv' } });
  await request(app, endpoints.removeMyPhoto, { secret, params: { name: await upload(app) } });
  const noted = await app.sql('SELECT what, mail_id FROM change_notices WHERE application_id = $1', id);
  expect(noted).toEqual([{ what: 'city', mail_id: null }]);
});

test('a changed address is told to the address of before, and what follows to the new one', async () => {
  await correct({ version: 1, email: 'ada@after.example' });
  for (const side of ['old', 'new'] as const) await confirmAddress(app, await tokenTo(app, id, side));
  await later();
  const event = await untilTold();
  expect(await textOf(event)).toMatchObject({ to: 'Ada@before.example', changes: [{ what: 'email' }] });
});

test('neutral mails that are not wanted any more are told in a mail that is still neutral', async () => {
  await correct({ version: 1, discreet: true });
  await correct({ version: 2, discreet: false });
  await later();
  expect(await textOf(await untilTold())).toMatchObject({ discreet: true, changes: [{ what: 'discreet' }] });
});

test('notices are deleted with the application', async () => {
  await correct({ version: 1, city: 'Gdynia' });
  await call(endpoints.eraseMyApplication);
  expect(await app.sql('SELECT FROM change_notices WHERE application_id = $1', id)).toEqual([]);
});
