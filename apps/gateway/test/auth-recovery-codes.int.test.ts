import { beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type Library, owner, raised, reviewer, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();

async function withCodes() {
  const { lib, factorId } = await raised(gateway);
  const { data, error } = await lib.mfa.recoveryCodes.generate();
  expect(error).toBeNull();
  return { lib, factorId, codes: data!.codes, set: data! };
}

/** @returns undefined when it was accepted; the message of an error without a code, as of a call without an answer */
async function use(lib: Library, code: string): Promise<string | undefined> {
  const { error } = await lib.mfa.recoveryCodes.verify({ code });
  return error ? (error.code ?? error.message) : undefined;
}

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM factors; DELETE FROM recovery_codes');
  gateway.mails.length = 0;
});

test('ten recovery codes are shown once, and only their hashes are stored', async () => {
  const { lib, set, codes } = await withCodes();
  expect(set).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  const { data } = await lib.mfa.recoveryCodes.getStatus();
  expect(data).toEqual({ id: set.id, type: 'recovery_code', total: 10, remaining: 10 });
  const { rows } = await gateway.sql.query('SELECT recovery_codes::text AS kept FROM recovery_codes');
  for (const code of codes) expect(rows[0].kept).not.toContain(Buffer.from(code).toString('hex'));
  expect((await lib.getUser()).data.user!.factors).toContainEqual(
    expect.objectContaining({ id: set.id, factor_type: 'recovery_code', status: 'verified' }),
  );
});

describe('a recovery code', () => {
  test('a recovery code replaces the second factor, however it is typed', async () => {
    const { codes } = await withCodes();
    const { lib, events } = await gateway.signedIn();
    const typed = ` ${codes[0]!.toUpperCase().replaceAll('0', 'O').match(/.{4}/g)!.join('-')} `;
    const { data, error } = await lib.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(decodeJwt(data!.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect((await lib.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 9 });
  });

  test('a recovery code works once, also for two concurrent calls, and each use is mailed', async () => {
    const { codes } = await withCodes();
    const [one, two] = [await gateway.signedIn(), await gateway.signedIn()];
    const answers = await Promise.all([use(one.lib, codes[3]!), use(two.lib, codes[3]!)]);
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(await gateway.mail('recovery_code_used', reviewer.email)).toMatchObject({ left: 9 });
    expect(await use((await gateway.signedIn()).lib, codes[3]!)).toBe('mfa_verification_failed');
    const entries = await gateway.audited(2, { action: 'recovery-code%' });
    expect(entries).toMatchObject([{ detail: '' }, { detail: '9' }]);
  });

  test('a recovery code of an earlier set stops working when there are new ones', async () => {
    const { lib, codes, set } = await withCodes();
    const { data } = await lib.mfa.recoveryCodes.regenerate();
    expect(data).toMatchObject({ id: set.id, friendly_name: 'Recovery codes', total: 10 });
    const { lib: next } = await gateway.signedIn();
    expect(await use(next, codes[0]!)).toBe('mfa_verification_failed');
    expect(await use(next, data!.codes[0]!)).toBeUndefined();
  });

  test("another person's, a wrong and an empty recovery code are refused", async () => {
    const { codes } = await withCodes();
    const { lib: stranger } = await gateway.signedIn(owner);
    for (const code of [codes[0]!, '', 'x'.repeat(16), codes[0]!.slice(1)])
      expect(await use(stranger, code)).toBe('mfa_verification_failed');
    const { error } = await stranger.mfa.recoveryCodes.getStatus();
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });
});

describe('recovery codes', () => {
  test('recovery codes need an existing second factor, and are deleted with the last one', async () => {
    const { lib: bare } = await gateway.signedIn();
    const sole = { status: 422, code: 'mfa_recovery_codes_sole_factor' };
    expect((await bare.mfa.recoveryCodes.generate()).error).toMatchObject(sole);
    const { lib, factorId } = await withCodes();
    expect((await lib.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await lib.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
  });

  test('recovery codes are replaced only by the call for that', async () => {
    const { lib } = await withCodes();
    const existing = { status: 422, code: 'mfa_verified_factor_exists' };
    expect((await lib.mfa.recoveryCodes.generate()).error).toMatchObject(existing);
    await gateway.sql.query('DELETE FROM recovery_codes');
    const missing = { status: 404, code: 'mfa_factor_not_found' };
    expect((await lib.mfa.recoveryCodes.regenerate()).error).toMatchObject(missing);
  });

  test('recovery codes are not created without a recently shown factor', async () => {
    const { lib } = await raised(gateway);
    await gateway.forgetPresence();
    const { error } = await lib.mfa.recoveryCodes.generate();
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  test('new recovery codes are mailed to their owner and to all owners of the desk', async () => {
    const { lib, set } = await withCodes();
    expect(await gateway.mail('recovery_codes_made', reviewer.email)).toMatchObject({ at: expect.any(String) });
    const notice = await gateway.mail('staff_factor_changed', owner.email, 'recovery_codes_made');
    expect(notice).toMatchObject({ about: reviewer.email });
    await lib.mfa.recoveryCodes.regenerate();
    await gateway.mail('recovery_codes_made', reviewer.email);
    expect(await gateway.audited(1, { action: 'recovery-codes.made' })).toMatchObject([{ subject: set.id }]);
  });
});

test('an added or removed authenticator app is mailed to its owner and to all owners of the desk', async () => {
  const { lib, factorId } = await raised(gateway);
  expect(await gateway.mail('factor_added', reviewer.email)).toMatchObject({ factor: 'totp' });
  await gateway.mail('staff_factor_changed', owner.email, 'factor_added');
  await lib.mfa.unenroll({ factorId });
  expect(await gateway.mail('factor_removed', reviewer.email)).toMatchObject({ factor: 'totp' });
  await gateway.mail('staff_factor_changed', owner.email, 'factor_removed');
});
