import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  endpoints,
  type ApplicationForm,
  type ApplicationReceipt,
  type Endpoint,
  type MyApplication,
  type Problem,
} from '@blue-peony/contracts';
import { applicationForm } from '@blue-peony/test-kit';
import { applicationLink } from '../src/applications/own-page/application-link.ts';
import { linkSigningKey, startIntakeApp, type IntakeApp } from './intake-app.ts';

const day = 86_400_000;
const secretOf = (link: string) => link.split('#')[1]!;
const linkTo = (id: string, issuedAt = new Date(), linkVersion = 1) =>
  secretOf(applicationLink(linkSigningKey, { id, linkVersion, language: 'en' }, issuedAt));

let app: IntakeApp;
beforeAll(async () => {
  app = await startIntakeApp();
});
afterAll(() => app.close());

async function submit(changes: Partial<ApplicationForm> = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(applicationForm(changes)),
  });
  const receipt = (await response.json()) as ApplicationReceipt;
  return { ...receipt, secret: secretOf(receipt.my_application_url) };
}

async function call({ method, path }: Endpoint, secret: string | undefined, body?: unknown) {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      ...(secret !== undefined && { authorization: `Application ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as MyApplication & Problem };
}

const read = (secret: string) => call(endpoints.readMyApplication, secret);

describe("an applicant's own link", () => {
  test('comes with the receipt, to the page in the language of the application', async () => {
    const { id, my_application_url, secret } = await submit({ language: 'ukr' });
    expect(my_application_url).toMatch(/^\/ukr\/my-application#/);
    expect((await read(secret)).body).toMatchObject({ id, language: 'ukr', fresh: true });
  });

  test('is the same for a repeated request, which makes no fresh one', async () => {
    const key = { 'idempotency-key': randomBytes(12).toString('hex') };
    expect((await submit({}, key)).secret).toBe((await submit({}, key)).secret);
  });

  test('still reads after 24 hours, but is not fresh any more', async () => {
    const { id } = await submit();
    expect((await read(linkTo(id, new Date(Date.now() - day + 60_000)))).body).toMatchObject({ id, fresh: true });
    expect((await read(linkTo(id, new Date(Date.now() - day - 1_000)))).body).toMatchObject({ id, fresh: false });
  });

  test('ends when the version of the application is raised', async () => {
    const { id, secret } = await submit();
    await app.database.query('UPDATE applications SET link_version = 2 WHERE id = $1', [id]);
    expect(await read(secret)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await read(linkTo(id, new Date(), 2))).status).toBe(200);
  });

  test('is in no row and no log line', async () => {
    const { id, secret } = await submit();
    await read(secret);
    const [{ row }] = await app.database.query<[{ row: string }]>(
      'SELECT applications::text AS row FROM applications WHERE id = $1',
      [id],
    );
    expect(row).not.toContain(secret);
    expect(app.logLines.join('')).toContain('/api/my/application');
    expect(app.logLines.join('')).not.toContain(secret);
  });
});

describe('what an applicant reads', () => {
  test('is what she wrote and when, and nothing that only staff know', async () => {
    const { secret, created_at, assessment_ready_at } = await submit({ message: 'Hello' });
    const { body } = await read(secret);
    expect(body).toMatchObject({ name: 'Ada Peony', message: 'Hello', created_at, assessment_ready_at, version: 1 });
    expect(body).toMatchObject({ photos: [], read_at: null, replied_at: null, closed_at: null, new_email: null });
    expect(endpoints.readMyApplication.response.parse(body)).toEqual(body);
  });

  test('has the result when the wait is over, not before', async () => {
    const { id, secret } = await submit();
    expect((await read(secret)).body.assessment_result).toBeNull();
    await app.database.query("UPDATE applications SET created_at = now() - interval '600 s' WHERE id = $1", [id]);
    expect((await read(secret)).body.assessment_result).toBe('qualified');
  });

  test('says until when it is kept: a year, half a year from its end, and open while it is held', async () => {
    const { id, secret, created_at } = await submit();
    const daysKept = async (since: string) =>
      (Date.parse((await read(secret)).body.stored_until!) - Date.parse(since)) / day;
    expect(await daysKept(created_at)).toBe(365);
    await app.database.query("UPDATE applications SET closed_at = '2026-01-01', closed_reason = 'spam' WHERE id = $1", [
      id,
    ]);
    expect(await daysKept('2026-01-01')).toBe(180);
    await app.database.query("UPDATE applications SET held_at = now(), hold_reason = 'A lawsuit' WHERE id = $1", [id]);
    expect((await read(secret)).body).toMatchObject({ stored_until: null, hold_reason: 'A lawsuit' });
    await app.database.query('UPDATE applications SET hold_hidden = true WHERE id = $1', [id]);
    expect((await read(secret)).body).toMatchObject({ stored_until: null, hold_reason: null });
  });
});

describe('every call of an applicant', () => {
  const rows = Object.entries<Endpoint>(endpoints).filter(([, { who }]) => who === 'applicant');

  test.each(rows)('%s is refused without a secret, and with a wrong or an ended one', async (_, row) => {
    const { id, secret } = await submit();
    const [first = '', ...rest] = secret;
    const wrong = [
      undefined,
      '',
      'nonsense',
      `${first === 'A' ? 'B' : 'A'}${rest.join('')}`,
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      randomBytes(36).toString('base64url'),
      linkTo(id, new Date(), 2),
      linkTo('0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091'),
    ];
    for (const each of wrong) expect(await call(row, each)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
