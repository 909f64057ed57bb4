import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { factor, json, raisedToken, session, staff } from '../../test/server.ts';

const stage = stageDesk();
const userCall = 'PUT /auth/v1/user';

describe('changing the password', () => {
  it('shows the refusal of the service in its words, and mails a code when it asks for a proof of presence', async () => {
    stage.server.answer(userCall, ({ body }) => {
      const { nonce, password } = body as { nonce?: string; password: string };
      if (password === 'the same password')
        return json({ code: 'same_password', message: 'New password should be different from the old password.' }, 422);
      return nonce === '123456'
        ? json(staff())
        : json({ code: 'reauthentication_needed', message: 'Password update requires reauthentication' }, 400);
    });
    stage.server.answer('GET /auth/v1/reauthenticate', () => json({}));
    const { user } = await signIn('/account');
    await user.type(await screen.findByLabelText(/New password/), 'the same password{Enter}');
    await screen.findByText('New password should be different from the old password.');
    await user.clear(screen.getByLabelText(/New password/));
    await user.type(screen.getByLabelText(/New password/), 'a better password{Enter}');
    await screen.findByText(/We emailed you a code/);
    await user.type(screen.getByLabelText('Code from the email'), '123456{Enter}');
    await screen.findByText(/Your password has been changed/);
    expect(stage.server.bodies(userCall).at(-1)).toMatchObject({ password: 'a better password', nonce: '123456' });
  });
});

it('a second factor is set up with a picture, a key and a first code, and recovery codes only come after it', async () => {
  stage.server.answer('POST /auth/v1/factors', () =>
    json({ ...factor, type: 'totp', totp: { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' } }),
  );
  stage.proves(() => session(raisedToken, { factors: [factor] }));
  const { user } = await signIn('/account');
  await screen.findByText('No authenticator app is set up.');
  await screen.findByText(/They come after an authenticator app or a passkey/);
  expect(screen.queryByRole('button', { name: 'Make recovery codes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const picture = await screen.findByAltText<HTMLImageElement>('Picture for the authenticator app');
  expect(picture.src).toMatch(/^data:image\/svg\+xml/);
  expect(screen.getByText('JBSWY3DP').isConnected).toBe(true);
  await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}');
  await screen.findByText(/In use/);
  expect(screen.getByText('Signed in with a second factor').isConnected).toBe(true);
});

const here = {
  id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a01',
  device: 'Firefox on Windows',
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: '2026-03-01T10:00:00.000Z',
  current: true,
};
const phone = { ...here, id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a02', device: 'Safari on iPhone', current: false };

it('the sessions of the account are listed with their devices, and end one by one, all others at once, or this one too', async () => {
  let items = [here, phone];
  stage.server.answer('GET /api/admin/account/sessions', () => json({ items }));
  stage.server.answer(`DELETE /api/admin/account/sessions/${phone.id}`, () => {
    items = [here];
    return json({ id: phone.id });
  });
  stage.server.answer('POST /auth/v1/logout?scope=others', () => new Response(null, { status: 204 }));
  const { user } = await signIn('/account');
  await screen.findByText('Firefox on Windows');
  expect(screen.getByText('This session', { selector: 'span' }).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'End the session: Firefox on Windows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End the session: Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await screen.findByText('Your other sessions have ended.');
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await screen.findByRole('button', { name: 'Log In' });
  expect(stage.server.asked('POST /auth/v1/logout?scope=others')).toHaveLength(2);
  expect(stage.server.asked('POST /auth/v1/logout?scope=local')).toHaveLength(1);
});

it('staff give themselves a name, and a new address waits for both mailboxes', async () => {
  stage.server.answer(userCall, ({ body }) => {
    const { data = {}, email } = body as { data?: object; email?: string };
    return json({ ...staff(), user_metadata: data, new_email: email });
  });
  const { user } = await signIn('/account');
  await user.type(await screen.findByLabelText(/Your name/), ' Ann Bee {Enter}');
  await screen.findByText('Your name is saved.');
  expect(stage.server.bodies(userCall)[0]).toMatchObject({ data: { display_name: 'Ann Bee' } });
  await user.type(screen.getByLabelText(/New email address/), 'ann@new.example{Enter}');
  await screen.findByText('Waiting until both your address and ann@new.example have confirmed.');
});
