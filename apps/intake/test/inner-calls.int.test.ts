import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  fillPath,
  ledgerEndpoints,
  mailTextEndpoints,
  promiseEndpoints,
  unseenNoticesEndpoints,
  type Endpoint,
} from '@blue-peony/contracts';
import { KeyRing, serviceAuthorization } from '@blue-peony/service-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const former = 'the former secret of the services, of 32 characters';
const app = useIntakeApp({ innerKeys: new KeyRing(['a new secret of the services, of 32 characters', former]) });

const rows: Endpoint[] = [
  ...Object.values(ledgerEndpoints),
  ...Object.values(mailTextEndpoints),
  ...Object.values(promiseEndpoints.intake),
  ...Object.values(unseenNoticesEndpoints),
];

test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s answers nobody without a token of the worker',
  async (_, { method, path }) => {
    const id = await store(app.database, { name: 'Ada' });
    const url = app.url + fillPath(path, { kind: 'received', id });
    const staff = { authorization: `Bearer ${await app.identity.token({ role: 'owner', aal: 'aal2' })}` };
    for (const headers of [{}, staff]) {
      const answer = await fetch(url, { method, headers });
      expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
    }
  },
);

const ask = async (authorization: string) => {
  const window = 'from=2026-01-01T00:00:00Z&until=2100-01-01T00:00:00Z';
  const answer = await fetch(`${app.url}/inner/promises?${window}`, { headers: { authorization } });
  return answer.status;
};

test('a token opens one service, and one of the former secret is still taken', async () => {
  const keys = new KeyRing([former]);
  expect(await ask(await serviceAuthorization(keys, 'intake'))).toBe(200);
  expect(await ask(await serviceAuthorization(keys, 'commerce'))).toBe(401);
  const stranger = new KeyRing(['a secret of a stranger, of more than 32 characters']);
  expect(await ask(await serviceAuthorization(stranger, 'intake'))).toBe(401);
});

test('a token lives for a minute, whatever it says itself', async () => {
  const key = new KeyRing([former]).derive('service token for intake');
  const signed = (issued: number, expires: number) => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { aud: 'intake', iat: now + issued, exp: now + expires };
    const parts = [{ alg: 'HS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return `Bearer ${parts.join('.')}.${createHmac('sha256', key).update(parts.join('.')).digest('base64url')}`;
  };
  expect(await ask(signed(-30, 30))).toBe(200);
  expect(await ask(signed(-70, -10))).toBe(401);
  expect(await ask(signed(-70, 3_600))).toBe(401);
  expect(await ask(signed(3_600, 7_200))).toBe(401);
});
