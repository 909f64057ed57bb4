import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { library, reviewer, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
type Library = ReturnType<typeof library>['auth'];

async function signedIn() {
  const { auth: lib, events } = library(gateway.url);
  const { data, error } = await lib.signInWithPassword(reviewer);
  expect(error).toBeNull();
  return { lib, events, refreshToken: data.session!.refresh_token };
}

/** A refresh by the library, from a client that has only the token. */
const refreshed = (refresh_token: string) => library(gateway.url).auth.refreshSession({ refresh_token });
const codeOf = async (refreshToken: string) => (await refreshed(refreshToken)).error?.code ?? 'lives';

async function raise(lib: Library) {
  const { data } = await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const code = new TOTP({ secret: data!.totp.secret }).generate();
  expect((await lib.mfa.challengeAndVerify({ factorId: data!.id, code })).error).toBeNull();
}

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

test('a refresh token at one factor is not found once another session has set up a second factor', async () => {
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

test.each<[string, number, string, (lib: Library) => Promise<{ error: unknown }>]>([
  ['linkIdentity', 404, 'manual_linking_disabled', (lib) => lib.linkIdentity({ provider: 'google' })],
  [
    'unlinkIdentity',
    422,
    'single_identity_not_deletable',
    async (lib) => lib.unlinkIdentity((await lib.getUserIdentities()).data!.identities[0]!),
  ],
  ['verifyOtp', 403, 'otp_expired', (lib) => lib.verifyOtp({ type: 'recovery', token_hash: 'made-up' })],
  ['exchangeCodeForSession', 404, 'flow_state_not_found', (lib) => exchange(lib)],
  ['refreshSession', 400, 'refresh_token_not_found', (lib) => lib.refreshSession({ refresh_token: 'made-up' })],
  ['getUser', 403, 'bad_jwt', (lib) => lib.getUser('made.up.token')],
  ['mfa.challenge', 404, 'mfa_factor_not_found', (lib) => lib.mfa.challenge({ factorId: randomUUID() })],
  ['mfa.unenroll', 404, 'mfa_factor_not_found', (lib) => lib.mfa.unenroll({ factorId: randomUUID() })],
])('the library reads status and code of a refused %s: %i %s', async (_call, status, code, call) => {
  const { lib } = await signedIn();
  expect((await call(lib)).error).toMatchObject({ status, code });
});

/** Exchanges a code with the verifier of this browser, as if it had requested the link. */
async function exchange(lib: Library) {
  await lib.resetPasswordForEmail(reviewer.email);
  return lib.exchangeCodeForSession('made-up');
}

test('the library restores a session from its two tokens, and reports INITIAL_SESSION from the storage', async () => {
  const { lib, refreshToken } = await signedIn();
  const { access_token } = (await lib.getSession()).data.session!;
  const elsewhere = library(gateway.url);
  const taken = await elsewhere.auth.setSession({ access_token, refresh_token: refreshToken });
  expect([taken.error, taken.data.user?.email]).toEqual([null, reviewer.email]);
  const events: string[] = [];
  elsewhere.auth.onAuthStateChange((event, session) => void events.push(`${event} ${session?.user.email}`));
  await elsewhere.auth.getSession();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(events).toEqual([`INITIAL_SESSION ${reviewer.email}`]);
});
