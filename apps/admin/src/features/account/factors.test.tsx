import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { takeClipboard } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { factor, json, raisedToken, session } from '../../test/server.ts';

const stage = stageDesk();
const signInCall = 'POST /auth/v1/token?grant_type=password';
const renewCall = 'POST /auth/v1/token?grant_type=refresh_token';
const codesCall = '/auth/v1/factors/recovery-codes';
const set = { ...factor, id: 'set-1', friendly_name: 'Recovery codes', factor_type: 'recovery_code' };
const passkey = { ...factor, id: 'key-1', friendly_name: 'Blue key', factor_type: 'webauthn' };
const codes = Array.from({ length: 10 }, (_, index) => `abcd2345efgh678${index}`);
const refuse = (code: string, status = 400) => json({ code, message: `the library's words for ${code}` }, status);

/** Signed in at two factors. */
function raised(path: string, factors: object[]) {
  stage.as({ factors }, raisedToken);
  return signIn(path);
}

describe('recovery codes', () => {
  it('are shown once, in groups, and are gone when they are kept', async () => {
    stage.server.answer(`POST ${codesCall}`, () =>
      json({ id: set.id, type: 'recovery_code', friendly_name: set.friendly_name, total: 10, codes }),
    );
    stage.server.answer(renewCall, () => session(raisedToken, { factors: [factor, set] }));
    stage.server.answer(`GET ${codesCall}`, () =>
      json({ id: set.id, type: 'recovery_code', total: 10, remaining: 10 }),
    );
    const { user } = await raised('/account', [factor]);
    await user.click(await screen.findByRole('button', { name: 'Make recovery codes' }));
    await screen.findByText('abcd-2345-efgh-6789');
    for (const name of ['Copy', 'Download', 'Print'])
      expect(screen.getByRole('button', { name }).isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toMatch(/abcd-2345-efgh-6780\n.*abcd-2345-efgh-6781/s);
    takeClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('The browser refused to copy');
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await screen.findByText('10 codes are left.');
    expect(screen.queryByText('abcd-2345-efgh-6789')).toBeNull();
  });

  it('say when few are left, and ask before new ones end them', async () => {
    stage.server.answer(`GET ${codesCall}`, () => json({ id: set.id, type: 'recovery_code', total: 10, remaining: 1 }));
    const { user } = await raised('/account', [factor, set]);
    await screen.findByText('1 code is left.');
    await screen.findByText(/Make new codes before/);
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make new codes?' });
    expect(dialog.textContent).toContain('stop working');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(stage.server.asked(`POST ${codesCall}/regenerate`)).toHaveLength(0);
  });

  it('open the desk in the place of the authenticator app', async () => {
    stage.as({ factors: [factor, set] });
    stage.server.answer(`POST ${codesCall}/verify`, () => session(raisedToken, { factors: [factor, set] }));
    const { user } = await signIn();
    await screen.findByLabelText('Code');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-2345-efgh-6789{Enter}');
    await screen.findByText('No applications yet.');
    expect(stage.server.bodies(`POST ${codesCall}/verify`)[0]).toEqual({ code: 'ABCD-2345-efgh-6789' });
  });
});

describe('a change that wants its person present', () => {
  const removeCall = 'DELETE /auth/v1/factors/factor-1';

  it('asks for a code, changes nothing when that is canceled, and goes on with it', async () => {
    let present = false;
    stage.server.answer(removeCall, () => (present ? json({ id: 'factor-1' }) : refuse('reauthentication_needed')));
    stage.proves(() => {
      present = true;
      return session(raisedToken, { factors: [factor] });
    });
    stage.server.answer(renewCall, () => session('token-2'));
    const { user } = await raised('/account', [factor]);
    await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText(/Nothing was changed/);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
    await screen.findByText('No authenticator app is set up.');
    expect(screen.getByText('Signed in with a password').isConnected).toBe(true);
    expect(stage.server.asked(removeCall)).toHaveLength(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks somebody without a second factor for her password, and keeps what she has typed', async () => {
    let times = 0;
    stage.server.answer('POST /auth/v1/factors', ({ body }) =>
      times++ === 0
        ? refuse('reauthentication_needed')
        : json({
            id: 'f',
            type: 'totp',
            totp: { qr_code: '<svg/>', secret: (body as { friendly_name: string }).friendly_name },
          }),
    );
    const { user } = await signIn('/account');
    const name = await screen.findByLabelText('Name of the app or phone');
    await user.clear(name);
    await user.type(name, 'My old phone');
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByText('My old phone');
    expect(stage.server.asked(signInCall)).toHaveLength(2);
  });

  it('asks in the same way for calls of the desk', async () => {
    let present = false;
    stage.server.answer('GET /api/admin/applications.csv', () =>
      present ? new Response('id\n') : refuse('reauthentication_needed'),
    );
    stage.server.answer(signInCall, () => {
      present = stage.server.asked(signInCall).length > 1;
      return session('token-1', { role: 'owner' });
    });
    URL.createObjectURL = jest.fn(() => '#saved');
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: /CSV/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  });
});

it('passkeys are listed and renamed, and a browser without passkeys says so', async () => {
  stage.server.answer('DELETE /auth/v1/passkeys/key-1', () => refuse('webauthn_credential_not_found', 404));
  stage.server.answer('PATCH /auth/v1/passkeys/key-1', () => json({ id: 'key-1', friendly_name: 'Red key' }));
  stage.server.answer(renewCall, () => session(raisedToken, { factors: [{ ...passkey, friendly_name: 'Red key' }] }));
  const { user } = await raised('/account', [passkey]);
  await screen.findByText('Blue key');
  expect(screen.getByText('This browser has no passkeys.').isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove Blue key' }));
  await screen.findByText('This passkey is gone already.');
  await user.click(screen.getByRole('button', { name: 'Rename Blue key' }));
  const name = screen.getByLabelText('New name of Blue key');
  await user.clear(name);
  await user.type(name, 'Red key{Enter}');
  await screen.findByText('Red key');
  expect(stage.server.bodies('PATCH /auth/v1/passkeys/key-1')[0]).toEqual({ friendly_name: 'Red key' });
});
