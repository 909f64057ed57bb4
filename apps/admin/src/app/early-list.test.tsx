import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { storageKey } from '../api/stored-session.ts';
import { application } from '../test/applications.ts';
import { completeBrowser, setWide } from '../test/browser.ts';
import { page, Server, session } from '../test/server.ts';

// The session is read when the desk starts.
history.replaceState(null, '', '/admin');
localStorage.setItem(storageKey, await session('token-1').text());
const { App } = await import('./app.tsx');

afterEach(cleanup);

it('shows the list of a stored session before the sign-in library, and closes it when the library finds no session', async () => {
  completeBrowser();
  setWide(true);
  const server = new Server();
  server.answer('GET /api/admin/applications', () => page([application()]));
  globalThis.fetch = server.fetch;
  render(<App />);
  await screen.findByText('Anna Nowak');
  expect(server.asked('GET /api/admin/applications')[0]?.token).toBe('Bearer token-1');

  // Another tab signs out before this one can hear of it.
  localStorage.removeItem(storageKey);
  // Whichever part of the desk loads the library.
  await act(() => import('../api/auth.ts'));
  await screen.findByRole('button', { name: 'Log In' });
  await screen.findByText(/signed out elsewhere/);
});
