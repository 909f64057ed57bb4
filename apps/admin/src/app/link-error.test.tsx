import { expect, it } from '@jest/globals';

// The library reads the address only once, when it is imported.
history.replaceState(null, '', '/admin#error=access_denied&error_code=otp_expired&error_description=Link+is+used+up');
const { screen, render } = await import('@testing-library/react');
const { stageDesk } = await import('../test/desk.tsx');
const { App } = await import('./app.tsx');

stageDesk();

it('shows what the address says went wrong, until it is dismissed', async () => {
  render(<App />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The link didn’t work: Link is used up');
  expect(location.hash).toBe('');
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
