import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from '../api/session.ts';
import { openDesk, reload, signIn, stageDesk } from '../test/desk.tsx';
import { factor, json, session, staff } from '../test/server.ts';

const stage = stageDesk();

it('an invitation is accepted by a click, and asks for a first password and the name that her answers are signed with', async () => {
  const user = userEvent.setup();
  stage.server.answer('POST /auth/v1/verify', () => session('token-1'));
  stage.server.answer('PUT /auth/v1/user', () => json({ ...staff(), user_metadata: { display_name: 'Nina' } }));
  await openDesk('/confirm#type=invite&token_hash=welcome');
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await screen.findByRole('heading', { name: 'Choose a password' });
  expect(stage.server.bodies('POST /auth/v1/verify')[0]).toMatchObject({ type: 'invite', token_hash: 'welcome' });
  await user.type(screen.getByLabelText(/Your name/), ' Nina ');
  await user.type(screen.getByLabelText(/New password/), 'a desk of my own{Enter}');
  await screen.findByText('No applications yet.');
  expect(stage.server.bodies('PUT /auth/v1/user')).toEqual([
    expect.objectContaining({ password: 'a desk of my own', data: { display_name: 'Nina' } }),
  ]);
});

it('asks a member without a name for one, once on each device', async () => {
  stage.server.answer('PUT /auth/v1/user', () => json({ ...staff(), user_metadata: { display_name: 'Nina' } }));
  const { user, view } = await signIn();
  const form = 'What is your name? Your answers are signed with it.';
  await user.type(await screen.findByLabelText(form, { selector: 'input' }), 'Nina{Enter}');
  await waitFor(() => expect(screen.queryByLabelText(form)).toBeNull());
  expect(stage.server.bodies('PUT /auth/v1/user')).toEqual([
    expect.objectContaining({ data: { display_name: 'Nina' } }),
  ]);
  await act(logOut);
  view.unmount();

  const again = await signIn();
  await again.user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByLabelText(form)).toBeNull();
  await reload(again.view);
  await screen.findByText('No applications yet.');
  await act(() => new Promise((done) => setTimeout(done, 0)));
  expect(screen.queryByLabelText(form)).toBeNull();
  localStorage.removeItem('nameAsked');
});

it('names the ways on where the passkey is on another device and no recovery codes were made', async () => {
  const passkey = { ...factor, factor_type: 'webauthn' };
  stage.as({ factors: [passkey] });
  await signIn();
  await screen.findByText(/ask an owner to remove your second factor/);
});
