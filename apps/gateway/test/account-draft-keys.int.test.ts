import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { startGateway } from '../src/index.ts';
import { bearer, owner, reviewer, secretsKey, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();

const call = (token: string, url: string) => fetch(`${url}/api/admin/account/draft-key`, bearer(token));
async function keyOf(account = reviewer as { email: string; password: string }, url = gateway.url): Promise<string> {
  const { access_token: token } = await signIn(gateway.url, account);
  return ((await (await call(token, url)).json()) as { key: string }).key;
}

test('a staff member has the same draft key in every session, and a colleague has another', async () => {
  const [first, again] = await Promise.all([keyOf(), keyOf()]);
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(again).toBe(first);
  expect(await keyOf()).toBe(first);
  expect(await keyOf(owner)).not.toBe(first);
});

test('the database contains no readable draft key', async () => {
  const key = Buffer.from(await keyOf(), 'base64url');
  const { rows } = await gateway.sql.query<{ sealed_key: Buffer }>('SELECT sealed_key FROM draft_keys');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed_key: sealed } of rows) expect(sealed.includes(key)).toBe(false);
});

test('a draft key is replaced when no live secret decrypts it', async () => {
  const key = await keyOf();
  const rotated = { ...gateway.config, sealingKeys: new KeyRing(['another key of thirty-two characters', secretsKey]) };
  const lost = { ...gateway.config, sealingKeys: new KeyRing(['another key of thirty-two characters']) };
  for (const [config, same] of [
    [rotated, true],
    [lost, false],
  ] as const) {
    const other = await startGateway(config, gateway.parts);
    expect((await keyOf(reviewer, other.url)) === key).toBe(same);
    await other.close();
  }
});
