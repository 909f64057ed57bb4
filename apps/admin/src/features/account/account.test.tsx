import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { auth } from '../../api/auth.ts';
import { signIn, stageDesk } from '../../testing/desk.tsx';
import { factor, json, raisedToken, session, staff } from '../../testing/server.ts';

const stage = stageDesk();
const userCall = 'PUT /auth/v1/user';

describe('changing the password', () => {
  it('mails a code where the service wants to know who is there, and sends it along', async () => {
    stage.server.answer(userCall, ({ body }) =>
      (body as { nonce?: string }).nonce === '123456'
        ? json(staff())
        : json({ code: 'reauthentication_needed', message: 'Password update requires reauthentication' }, 400),
    );
    stage.server.answer('GET /auth/v1/reauthenticate', () => json({}));
    const { user } = await signIn('/account');
    await user.type(await screen.findByLabelText(/New password/), 'a better password{Enter}');
    await screen.findByText(/We mailed you a code/);
    await user.type(screen.getByLabelText('Code from the mail'), '123456{Enter}');
    await screen.findByText(/Your password has been changed/);
    expect(stage.server.asked(userCall).at(-1)?.body).toMatchObject({ password: 'a better password', nonce: '123456' });
  });

  it("shows the service's words when it refuses", async () => {
    stage.server.answer(userCall, () =>
      json({ code: 'same_password', message: 'New password should be different from the old password.' }, 422),
    );
    const { user } = await signIn('/account');
    await user.type(await screen.findByLabelText(/New password/), 'the same password{Enter}');
    await screen.findByText('New password should be different from the old password.');
  });
});

describe('the second factor', () => {
  it('is set up with a picture, a key and a first code', async () => {
    stage.server.answer('POST /auth/v1/factors', () =>
      json({ ...factor, type: 'totp', totp: { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' } }),
    );
    stage.server.answer('POST /auth/v1/factors/factor-1/challenge', () =>
      json({ id: 'c-1', type: 'totp', expires_at: 4_102_444_800 }),
    );
    stage.server.answer('POST /auth/v1/factors/factor-1/verify', () => session(raisedToken, { factors: [factor] }));
    const { user } = await signIn('/account');
    await screen.findByText('No authenticator app is set up.');
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const picture = await screen.findByAltText<HTMLImageElement>('Picture for the authenticator app');
    expect(picture.src).toMatch(/^data:image\/svg\+xml/);
    expect(screen.getByText('JBSWY3DP').isConnected).toBe(true);
    await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}');
    await screen.findByText(/In use/);
    expect(screen.getByText('Signed in with a second factor').isConnected).toBe(true);
  });

  it('is removed, and the session renewed without it', async () => {
    stage.server.answer('POST /auth/v1/token?grant_type=password', () => session(raisedToken, { factors: [factor] }));
    stage.server.answer('DELETE /auth/v1/factors/factor-1', () => json({ id: 'factor-1' }));
    stage.server.answer('POST /auth/v1/token?grant_type=refresh_token', () => session('token-2'));
    const { user } = await signIn('/account');
    await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await screen.findByText('No authenticator app is set up.');
    expect(screen.getByText('Signed in with a password').isConnected).toBe(true);
  });
});

describe('this session', () => {
  it('says when its token cannot be believed', async () => {
    await signIn('/account');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/JWT/));
  });

  it('names the latest event', async () => {
    stage.server.answer('POST /auth/v1/token?grant_type=refresh_token', () => session('token-2'));
    await signIn('/account');
    await screen.findByText(/^Signed in,/);
    await act(() => auth.refreshSession());
    await screen.findByText(/^Session renewed,/);
  });

  it('ends all others on request', async () => {
    stage.server.answer('POST /auth/v1/logout?scope=others', () => new Response(null, { status: 204 }));
    const { user } = await signIn('/account');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await screen.findByText('Your other sessions have ended.');
  });
});
