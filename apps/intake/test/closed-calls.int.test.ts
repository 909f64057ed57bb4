import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { endpoints, innerEndpoints, type Endpoint, type Problem } from '@blue-peony/contracts';
import { KeyRing, serviceAuthorization } from '@blue-peony/service-kit';
import { answerForm, codeOf } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';

const former = 'the former secret of the services, of 32 characters';
const app = useIntakeApp({ innerKeys: new KeyRing(['a new secret of the services, of 32 characters', former]) });

const rows = Object.entries<Endpoint>({ ...endpoints, ...innerEndpoints }).filter(
  ([, row]) => row.service === 'intake',
);

const ask = async (path: string, authorization?: string, method = 'GET') => {
  const answer = await fetch(app.url + path, { method, headers: authorization ? { authorization } : {} });
  return { status: answer.status, body: (await answer.json()) as Problem };
};
const bearer = async (...claims: Parameters<typeof app.identity.token>) =>
  `Bearer ${await app.identity.token(...claims)}`;

test('every call of staff is closed without a token of theirs, and every inner call without one of the worker', async () => {
  const [staff, worker] = [
    await bearer({ role: 'owner', aal: 'aal2' }),
    await serviceAuthorization(new KeyRing([former]), 'intake'),
  ];
  const closed = rows.filter(([, { who }]) => ['staff', 'photo-link', 'service'].includes(who));
  for (const [name, { method, path, who }] of closed)
    for (const token of [undefined, who === 'service' ? staff : worker]) {
      const answer = await ask(path.replaceAll(/\{\w+\}/g, randomUUID()), token, method);
      expect([name, ...codeOf(answer)]).toEqual([name, 401, 'unauthorized']);
    }
});

test('the list is closed to other tokens and to spoiled ones', async () => {
  const open = async (token: string) => (await ask('/api/admin/applications', token)).status;
  expect(await open('Bearer nonsense')).toBe(401);
  expect(await open(await bearer({ aud: 'authenticated' }))).toBe(401);
  expect(await open(await bearer({ exp: 1 }))).toBe(401);
  expect(await open(await bearer({ role: 'applicant' }))).toBe(401);
  expect(await open(await bearer())).toBe(200);
});

const bodies: Record<string, object> = {
  scoreApplication: { score: 1 },
  assignApplication: { assignee_id: randomUUID() },
  snoozeApplication: { until: new Date(Date.now() + 3_600_000).toISOString(), reason: 'x' },
  addNote: { text: 'x' },
  editNote: { text: 'x' },
  sendAnswer: answerForm(),
  markReplied: { replied: true },
  settleReplies: { settled: true },
  correctApplication: { version: 1, name: 'x' },
  closeApplication: { reason: 'spam' },
  unsealApplication: { reason: 'of_age' },
  holdApplication: { reason: 'x', hidden: false },
  eraseApplication: { reason: 'spam' },
  resendMail: { recipient: 'staff' },
};

/** What each call of staff about one application answers. @returns the status and code of those that are not 404 */
async function found(idOf: () => string | Promise<string>) {
  const answers: Record<string, unknown> = {};
  for (const [name, { method, path }] of rows.filter(([, row]) => row.path.includes('/admin/applications/{id}'))) {
    const of = path.replace('{id}', await idOf()).replaceAll(/\{\w+\}/g, randomUUID());
    const query = name === 'exportApplication' ? '?reason=asked_by_applicant' : '';
    const answer = await app.ask(of.replace('/api/admin/', '') + query, { method, body: bodies[name] });
    const [status, code] = codeOf(answer);
    if (status !== 404 || code !== 'not_found') answers[name] = code ?? status;
  }
  return answers;
}

/** These tell of nothing. */
const always = { leaveApplication: 200, listLooks: 200, readPerson: 200 };

test('no call of staff finds an application that is not there', async () => {
  expect(await found(() => 'nothing')).toEqual({});
  expect(await found(() => randomUUID())).toEqual(always);
});

test('a sealed application is open to calls about its seal and hold alone', async () => {
  const held = 'application_held';
  expect(await found(() => app.seed({ sealed_at: new Date() }))).toEqual({
    ...always,
    readRecord: 200,
    sealApplication: 200,
    unsealApplication: 200,
    holdApplication: 200,
    releaseApplication: 200,
    correctApplication: held,
    closeApplication: held,
    reopenApplication: held,
    eraseApplication: held,
    exportApplication: held,
  });
  expect(await app.sql('SELECT FROM presence')).toEqual([]);
});

const askPromises = async (authorization: string) =>
  (await ask('/inner/promises?from=2026-01-01T00:00:00Z&until=2100-01-01T00:00:00Z', authorization)).status;

test('a token opens one service, and one of the former secret is still taken', async () => {
  const keys = new KeyRing([former]);
  expect(await askPromises(await serviceAuthorization(keys, 'intake'))).toBe(200);
  expect(await askPromises(await serviceAuthorization(keys, 'commerce'))).toBe(401);
  const stranger = new KeyRing(['a secret of a stranger, of more than 32 characters']);
  expect(await askPromises(await serviceAuthorization(stranger, 'intake'))).toBe(401);
});

test('a token lives for a minute, whatever it says itself', async () => {
  const key = new KeyRing([former]).derive('service token for intake');
  const signed = (issued: number, expires: number) => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { aud: 'intake', iat: now + issued, exp: now + expires };
    const parts = [{ alg: 'HS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return `Bearer ${parts.join('.')}.${createHmac('sha256', key).update(parts.join('.')).digest('base64url')}`;
  };
  expect(await askPromises(signed(-30, 30))).toBe(200);
  expect(await askPromises(signed(-70, -10))).toBe(401);
  expect(await askPromises(signed(-70, 3_600))).toBe(401);
  expect(await askPromises(signed(3_600, 7_200))).toBe(401);
});
