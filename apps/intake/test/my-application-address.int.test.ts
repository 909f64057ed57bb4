import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import {
  correctionSchema,
  endpoints,
  type MyCorrection,
  type MyApplication,
  type Problem,
} from '@blue-peony/contracts';
import { query } from '@blue-peony/test-kit';
import type { AddressSide } from '../src/record/address-changes.ts';
import { confirmAddress, request, secretFor, submit, tokenTo as tokenOf } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
let id: string;
let secret: string;
beforeEach(async () => {
  ({ id, secret } = await submit(app, { email: `${randomUUID()}@old.example` }));
});

async function correct(body: Partial<MyCorrection>) {
  const response = await request(app, endpoints.correctMyApplication, { secret, body });
  return { status: response.status, body: (await response.json()) as MyApplication & Problem };
}
const wish = (email: string) => correct({ version: 1, email });

const tokenTo = (side: AddressSide) => tokenOf(app, id, side);
const confirm = (token: string) => confirmAddress(app, token);
const stored = async () => (await app.row<{ email: string }>(id, 'email')).email;
const eventsOf = async (type: string) =>
  app.sql<{ event: { payload: unknown } }>('SELECT event FROM outbox WHERE type = $1 ORDER BY created_at', type);

test('a new address waits for both mailboxes, and asks for the mails without naming it', async () => {
  const before = await stored();
  const { body } = await wish('new@creator.example');
  expect(body).toMatchObject({ email: before, new_email: 'new@creator.example', version: 1 });
  const events = await eventsOf('intake.address-change-requested.v1');
  expect(events.at(-1)!.event).toMatchObject({ aggregateId: id, payload: { language: 'en' } });
  expect(JSON.stringify(events)).not.toContain('creator.example');
});

test.each<[AddressSide, AddressSide]>([
  ['old', 'new'],
  ['new', 'old'],
])('is taken when the %s and then the %s mailbox have confirmed it', async (first, second) => {
  const before = await stored();
  await wish('new@creator.example');
  const tokens = [await tokenTo(first), await tokenTo(second)] as const;
  expect(await confirm(tokens[0])).toEqual({ status: 200, body: { state: 'waiting_for_other' } });
  expect(await confirm(tokens[0])).toEqual({ status: 200, body: { state: 'waiting_for_other' } });
  expect(await stored()).toBe(before);
  expect(await confirm(tokens[1])).toEqual({ status: 200, body: { state: 'changed' } });
  expect(await stored()).toBe('new@creator.example');
  expect(await app.sql('SELECT field, before, after FROM corrections WHERE application_id = $1', id)).toEqual([
    { field: 'email', before, after: 'new@creator.example' },
  ]);
  expect((await confirm(tokens[1])).status).toBe(404);
});

test('a changed address ends the links of before and mails a new one to the new address', async () => {
  await wish('moved@creator.example');
  for (const token of [await tokenTo('old'), await tokenTo('new')]) await confirm(token);
  const read = (by: string) => request(app, endpoints.readMyApplication, { secret: by });
  expect((await read(secret)).status).toBe(404);
  expect((await read(secretFor(id, new Date(), 2))).status).toBe(200);
  const row = await app.one<{ id: string }>(`SELECT id FROM link_requests WHERE email = 'moved@creator.example'`);
  expect((await eventsOf('intake.links-requested.v1')).at(-1)!.event).toMatchObject({ aggregateId: row.id });
});

test('a sealed application keeps its address until the seal is off', async () => {
  await wish('sealed@creator.example');
  await confirm(await tokenTo('old'));
  await app.update(id, 'sealed_at = now()');
  const before = await stored();
  const token = await tokenTo('new');
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'application_held' } });
  expect(await stored()).toBe(before);
  await app.update(id, 'sealed_at = NULL');
  expect(await confirm(token)).toMatchObject({ body: { state: 'changed' } });
});

test('an address is not changed where the mail with the new link cannot be asked for', async () => {
  await wish('unmailed@creator.example');
  await confirm(await tokenTo('old'));
  const [before, token] = [await stored(), await tokenTo('new')];
  await query(app.ownerUrl, 'ALTER TABLE intake.link_requests RENAME TO away');
  expect((await confirm(token)).status).toBe(500);
  await query(app.ownerUrl, 'ALTER TABLE intake.away RENAME TO link_requests');
  expect(await stored()).toBe(before);
  expect(await confirm(token)).toMatchObject({ body: { state: 'changed' } });
});

test('a later wish ends the tokens of an earlier one, and her own address the wish', async () => {
  await wish('first@creator.example');
  const token = await tokenTo('new');
  await wish('second@creator.example');
  expect((await confirm(token)).status).toBe(404);
  const later = await tokenTo('new');
  expect((await wish(await stored())).body.new_email).toBeNull();
  expect((await confirm(later)).status).toBe(404);
});

test('nobody confirms with what the other mailbox got, with a token made up, or after a week', async () => {
  await wish('new@creator.example');
  const token = await tokenTo('new');
  for (const made of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, secret, 'x'.repeat(48)])
    expect(await confirm(made)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const bytes = Buffer.from(token, 'base64url');
  bytes[16] = 0;
  expect((await confirm(bytes.toString('base64url'))).status).toBe(404);
  await app.sql(`UPDATE address_changes SET asked_at = asked_at - interval '8 days'`);
  expect((await confirm(await tokenTo('new'))).status).toBe(404);
});

test('neutral mails are hers to choose, and staff cannot', async () => {
  expect((await correct({ version: 1, discreet: true })).body).toMatchObject({ discreet: true, version: 2 });
  expect((await correct({ version: 1, discreet: false })).status).toBe(409);
  expect((await correct({ version: 2, discreet: false })).body).toMatchObject({ discreet: false, version: 3 });
  expect(correctionSchema.safeParse({ version: 3, discreet: true }).success).toBe(false);
});

test('links are asked for alike for an address that is known and for one that is not', async () => {
  for (const email of [await stored(), 'nobody@creator.example']) {
    const response = await request(app, endpoints.requestMyLinks, { body: { email, language: 'de' } });
    expect([response.status, await response.json()]).toEqual([202, {}]);
    const asked = 'SELECT id, language FROM link_requests WHERE email = $1';
    const row = await app.one<{ id: string; language: string }>(asked, email);
    const { event } = (await eventsOf('intake.links-requested.v1')).at(-1)!;
    expect([row.language, event]).toMatchObject(['de', { aggregateId: row.id, payload: { language: 'de' } }]);
  }
});
