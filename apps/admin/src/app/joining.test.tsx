import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDesk, signIn, stageDesk } from '../test/desk.tsx';
import { factor, json, session, staff } from '../test/server.ts';

const stage = stageDesk();

it('asks an invited person for her name, which her answers are signed with', async () => {
  const user = userEvent.setup();
  stage.server.answer('POST /auth/v1/verify', () => session('token-1'));
  stage.server.answer('PUT /auth/v1/user', () => json({ ...staff(), user_metadata: { display_name: 'Nina' } }));
  await openDesk('/confirm#type=invite&token_hash=x');
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await user.type(await screen.findByLabelText(/Your name/), ' Nina ');
  await user.type(screen.getByLabelText(/New password/), 'a desk of my own{Enter}');
  await screen.findByText('No applications yet.');
  expect(stage.server.asked('PUT /auth/v1/user').map(({ body }) => body)).toEqual([
    expect.objectContaining({ password: 'a desk of my own', data: { display_name: 'Nina' } }),
  ]);
});

it('names the ways on where the passkey is on another device and no recovery codes were made', async () => {
  const passkey = { ...factor, factor_type: 'webauthn' };
  stage.server.answer('POST /auth/v1/token?grant_type=password', () => session('token-1', { factors: [passkey] }));
  await signIn();
  await screen.findByText(/ask an owner to remove your second factor/);
});
