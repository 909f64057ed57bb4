import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { startIdentity, type TestIdentity } from '@blue-peony/test-kit';
import { gatewayKeys, StaffGuard } from './identity.ts';

let identity: TestIdentity;
let stranger: TestIdentity;
beforeAll(async () => {
  [identity, stranger] = await Promise.all([startIdentity(), startIdentity()]);
});
afterAll(() => Promise.all([identity.close(), stranger.close()]));

function bearing(token: string): ExecutionContext {
  const request = { headers: { authorization: `Bearer ${token}` } };
  return { switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext;
}

const guard = (jwksUrl: string) => new StaffGuard(gatewayKeys(jwksUrl));

test('lets a token of the gateway through', async () => {
  expect(await guard(identity.jwksUrl).canActivate(bearing(await identity.token()))).toBe(true);
});

test('refuses what is no token, what another has signed, what is over and what names no role', async () => {
  const tokens = [
    'a.b.c',
    await stranger.token(),
    await identity.token({ exp: 1 }),
    await identity.token({ role: 'king' }),
  ];
  for (const token of tokens)
    await expect(guard(identity.jwksUrl).canActivate(bearing(token))).rejects.toMatchObject({ code: 'unauthorized' });
});

test('learns of a key that is new within seconds', async () => {
  let current = identity;
  const keys = createServer(
    (_request, response) => void fetch(current.jwksUrl).then(async (answer) => response.end(await answer.text())),
  );
  await once(keys.listen(0, '127.0.0.1'), 'listening');
  const behind = guard(`http://127.0.0.1:${(keys.address() as AddressInfo).port}/`);
  const accepts = async () => behind.canActivate(bearing(await current.token())).catch(() => false);
  try {
    expect(await accepts()).toBe(true);
    current = stranger;
    await sleep(1_500);
    expect(await accepts()).toBe(true);
  } finally {
    keys.close();
  }
});

test('says that it cannot tell while the keys of the gateway are away', async () => {
  const token = await identity.token();
  const away = guard('http://127.0.0.1:9/jwks.json');
  await expect(away.canActivate(bearing(token))).rejects.toMatchObject({ code: 'unavailable' });
});
