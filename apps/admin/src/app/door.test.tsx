import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDesk, signIn, stageDesk } from '../test/desk.tsx';
import { factor, json, problem, raisedToken, session, staff } from '../test/server.ts';

const stage = stageDesk();
const renewCall = 'POST /auth/v1/token?grant_type=refresh_token';
const listCall = 'GET /api/admin/applications';
const proofCall = 'POST /auth/v1/factors/factor-1/verify';
const verifyCall = 'POST /auth/v1/verify';
const userCall = 'PUT /auth/v1/user';

describe('signing in with a second factor', () => {
  it('asks for the code before the desk opens, and says that one is wrong and clears it for the next', async () => {
    stage.as({ factors: [factor] });
    stage.proves(() =>
      stage.server.asked(proofCall).length === 1
        ? json({ code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }, 422)
        : session(raisedToken, { factors: [factor] }),
    );
    const { user } = await signIn();
    await screen.findByRole('heading', { name: 'Second factor' });
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid TOTP code entered');
    expect(code.value).toBe('');
    expect(stage.server.asked(listCall)).toHaveLength(0);

    // `user` does not know that the field was reset.
    fireEvent.change(code, { target: { value: '123 456' } });
    await user.type(code, '{Enter}');
    await screen.findByText('No applications yet.');
    expect(stage.server.bodies(proofCall)[1]).toEqual({ challenge_id: 'c-1', code: '123456' });
    expect(stage.server.asked(listCall)[0]?.token).toBe(`Bearer ${raisedToken}`);
  });
});

describe('a forgotten password', () => {
  it('is answered alike for every address', async () => {
    stage.server.answer('POST /auth/v1/recover', () => json({}));
    await openDesk('/recover');
    await userEvent.type(screen.getByLabelText('Email'), 'staff@agency.example{Enter}');
    await screen.findByText(/If this address belongs to an account/);
    expect(stage.server.bodies('POST /auth/v1/recover')[0]).toMatchObject({ email: 'staff@agency.example' });
  });

  it('uses up the mailed link by a click only, then wants a new password before the desk, and says what is weak about one', async () => {
    stage.server.answer(verifyCall, () => session('token-1'));
    const weak = { message: 'Password is too weak', reasons: ['length', 'pwned'] };
    stage.server.answerInTurn(
      userCall,
      () => json({ code: 'weak_password', message: weak.message, weak_password: weak }, 422),
      () => json(staff()),
    );
    await openDesk('/confirm#type=recovery&token_hash=secret');
    expect(stage.server.asked(verifyCall)).toHaveLength(0);

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Choose a password' });
    expect(stage.server.bodies(verifyCall)[0]).toMatchObject({ type: 'recovery', token_hash: 'secret' });
    expect(stage.server.asked(listCall)).toHaveLength(0);
    expect(location.href).not.toContain('secret');

    await userEvent.type(screen.getByLabelText(/Your name/), 'Ann');
    await userEvent.type(screen.getByLabelText(/New password/), 'qwerty{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Use at least 10 characters. This password is among the first that anybody tries.',
    );
    await userEvent.clear(screen.getByLabelText(/New password/));
    await userEvent.type(screen.getByLabelText(/New password/), 'a better password{Enter}');
    await screen.findByText('No applications yet.');
    expect(stage.server.bodies(userCall)[1]).toMatchObject({ password: 'a better password' });
  });

  it('says that a link is used up, and offers a new one', async () => {
    stage.server.answer(verifyCall, () =>
      json({ code: 'otp_expired', message: 'Token has expired or is invalid' }, 403),
    );
    await openDesk('/confirm#type=recovery&token_hash=old');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Token has expired or is invalid');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).isConnected).toBe(true);
  });

  it('says that a link is incomplete', async () => {
    await openDesk('/confirm');
    expect(screen.getByRole('alert').textContent).toMatch(/incomplete/);
  });
});

it('the first owner is let in by the code of the installation', async () => {
  stage.server.answer(verifyCall, () => json({ code: 'otp_expired', message: 'no' }, 403));
  await openDesk('/first');
  await userEvent.type(await screen.findByLabelText('Email'), 'owner@agency.example');
  await userEvent.type(screen.getByLabelText('Code'), '1234 5678 9012');
  await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/wrong or has ended/);
  stage.server.answer(verifyCall, () => session('token-1'));
  await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
  await screen.findByRole('heading', { name: 'Choose a password' });
  const code = { type: 'invite', email: 'owner@agency.example', token: '123456789012' };
  expect(stage.server.bodies(verifyCall)[0]).toMatchObject(code);
});

describe('a session that ends', () => {
  it.each([
    ['session_expired', /has expired/],
    ['refresh_token_not_found', /signed out elsewhere/],
    ['user_banned', /has been closed/],
  ])('says why: %s', async (code, words) => {
    stage.server.answer(listCall, () => problem(401, 'unauthorized'));
    stage.server.answer(renewCall, () => json({ code, message: 'no' }, 400));
    await signIn();
    await screen.findByText(words);
    expect(screen.getByRole('button', { name: 'Log In' }).isConnected).toBe(true);
  });

  it('says nothing after a Log Out of her own, before which it stops reading', async () => {
    const { user } = await signIn();
    const stillReading = () =>
      stage.server.calls.filter(
        ({ method, path, signal }) => method === 'GET' && path.startsWith('/api/admin/live') && !signal?.aborted,
      );
    await waitFor(() => expect(stillReading()).toHaveLength(1));
    let reading: unknown;
    stage.server.answer('POST /auth/v1/logout?scope=local', () => {
      reading = stillReading();
      return new Response(null, { status: 204 });
    });
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    expect(screen.queryByText(/Please sign in again/)).toBeNull();
    expect(reading).toEqual([]);
  });
});
