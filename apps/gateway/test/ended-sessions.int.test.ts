import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { library, reviewer, startUnderTest, type UnderTest } from './gateway-under-test.ts';

let gateway: UnderTest;
type Library = ReturnType<typeof library>['auth'];

async function signedIn() {
  const { auth: lib, events } = library(gateway.url);
  const { data, error } = await lib.signInWithPassword(reviewer);
  expect(error).toBeNull();
  return { lib, events, refreshToken: data.session!.refresh_token };
}

/** As the library sees it, from a client that holds nothing but the token. */
const refreshed = (refresh_token: string) => library(gateway.url).auth.refreshSession({ refresh_token });
const codeOf = async (refreshToken: string) => (await refreshed(refreshToken)).error?.code ?? 'lives';

async function raise(lib: Library) {
  const { data } = await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const code = new TOTP({ secret: data!.totp.secret }).generate();
  expect((await lib.mfa.challengeAndVerify({ factorId: data!.id, code })).error).toBeNull();
}

beforeAll(async () => {
  gateway = await startUnderTest();
});
afterAll(() => gateway?.close());
beforeEach(() => gateway.sql.query('DELETE FROM sessions; DELETE FROM factors'));

test.each([
  ['local', ['refresh_token_not_found', 'lives']],
  ['others', ['lives', 'refresh_token_not_found']],
  ['global', ['refresh_token_not_found', 'refresh_token_not_found']],
] as const)('after signing out with scope %s the refresh tokens here and elsewhere answer %j', async (scope, codes) => {
  const [here, there] = [await signedIn(), await signedIn()];
  expect((await here.lib.signOut({ scope })).error).toBeNull();
  expect([await codeOf(here.refreshToken), await codeOf(there.refreshToken)]).toEqual(codes);
  expect(here.events.includes('SIGNED_OUT')).toBe(scope !== 'others');
});

test('the refresh token of a session at one factor is not found once another has set up a second factor', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  await raise(here.lib);
  expect(await codeOf(there.refreshToken)).toBe('refresh_token_not_found');
});

test('after one refresh token was used again, the newest of its session counts as used, too', async () => {
  const { refreshToken: first } = await signedIn();
  const second = (await refreshed(first)).data.session!.refresh_token;
  const third = (await refreshed(second)).data.session!.refresh_token;
  await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'");
  for (const token of [first, third]) expect(await codeOf(token)).toBe('refresh_token_already_used');
});
