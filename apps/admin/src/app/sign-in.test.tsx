import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { application } from '../test/applications.ts';
import { fillInSignIn, openDesk, reload, signIn, signInByForm, stageDesk } from '../test/desk.tsx';
import { json, page, problem, session } from '../test/server.ts';

const stage = stageDesk();
const signInCall = 'POST /auth/v1/token?grant_type=password';
const renewCall = 'POST /auth/v1/token?grant_type=refresh_token';
const listCall = 'GET /api/admin/applications';
const wrong = () => json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 400);

describe('signing in', () => {
  it("asks for an email address and a password, and shows the service's message beside the address that was typed", async () => {
    stage.server.answer(signInCall, () => wrong());
    await openDesk();
    for (const label of ['Email', 'Password'])
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(stage.server.asked(signInCall)).toHaveLength(0);

    await fillInSignIn(userEvent.setup());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('staff@agency.example');
    expect(screen.queryByRole('button', { name: 'Refresh Data' })).toBeNull();
  });

  it('leaves the focus on the button while it signs in, sends one call, and has words of its own for a service out of reach', async () => {
    const answer = stage.server.hold(signInCall);
    const { user } = await signInByForm();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log In' });
    await user.click(button);
    expect([document.activeElement, button.disabled]).toEqual([button, false]);
    answer(wrong());
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(button);
    expect(stage.server.asked(signInCall)).toHaveLength(1);

    stage.server.answer(signInCall, () => Promise.reject(new TypeError('fetch failed')));
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not be reached/));
  });

  it('opens the desk under the name of the agency, with the token on every call', async () => {
    await signInByForm();
    expect((await screen.findByRole('heading', { level: 1, name: 'Blue Peony Applications' })).isConnected).toBe(true);
    await screen.findByText('No applications yet.');
    expect(stage.server.asked(listCall)[0]?.token).toBe('Bearer token-1');
  });
});

describe('a session in use', () => {
  it('renews a token that the server refuses, once, and asks again', async () => {
    stage.server.answer(listCall, ({ token }) =>
      token === 'Bearer token-2' ? page([application()]) : problem(401, 'unauthorized'),
    );
    stage.server.answer(renewCall, () => session('token-2'));
    await signIn();
    await screen.findByText('Anna Nowak');
    expect(stage.server.asked(renewCall)).toHaveLength(1);
  });

  it('goes back to the form when the server refuses the renewed token too', async () => {
    stage.server.answer(listCall, () => problem(401, 'unauthorized'));
    stage.server.answer(renewCall, () => session('token-2'));
    await signIn();
    await waitFor(() =>
      expect(stage.server.asked(listCall).map(({ token }) => token)).toEqual(['Bearer token-1', 'Bearer token-2']),
    );
    await screen.findByRole('button', { name: 'Log In' });
  });
});

describe('logging out', () => {
  it('ends this session alone and forgets the list', async () => {
    stage.server.answer(listCall, () => page([application()]));
    const { user, view } = await signIn();
    await screen.findByText('Anna Nowak');
    sessionStorage.setItem('cachedScroll', '400');
    await waitFor(() => expect(sessionStorage.getItem('cachedApps')).not.toBeNull());

    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    expect(stage.server.asked('POST /auth/v1/logout?scope=local')).toHaveLength(1);
    expect(stage.server.asked('POST /auth/v1/logout?scope=global')).toHaveLength(0);
    expect({ ...sessionStorage }).toEqual({});
    expect({ ...localStorage }).toEqual({});

    await reload(view);
    expect(screen.getByRole('button', { name: 'Log In' }).isConnected).toBe(true);
  });

  it('leaves this device at least when the server breaks down', async () => {
    stage.server.answer('POST /auth/v1/logout?scope=local', () => json({}, 503));
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    expect({ ...localStorage }).toEqual({});
  });
});
