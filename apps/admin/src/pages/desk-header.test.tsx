import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn, stageDesk } from '../test/desk.tsx';
import { page } from '../test/server.ts';

const stage = stageDesk();

it('the pages of the desk unfold on a phone, and fold again on the way to one', async () => {
  stage.server.answer('GET /api/admin/applications', () => page([]));
  const { user } = await signIn();
  const button = await screen.findByRole('button', { name: 'Pages of the desk' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Account' }));
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});
