import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { application } from '../test/applications.ts';
import { signIn, stageDesk } from '../test/desk.tsx';
import { page } from '../test/server.ts';

const stage = stageDesk();
const anna = application();

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => hide(false));

it('names the page and the applicant in the title of the tab', async () => {
  stage.shows(anna);
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  expect(document.title).toBe('Anna Nowak · Review · Blue Peony');
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await waitFor(() => expect(document.title).toBe('Applications · Blue Peony'));
});

it('counts in the title what comes in while nobody looks, until somebody does', async () => {
  const setAppBadge = jest.fn((count?: number) => Promise.resolve(void count));
  Object.assign(navigator, { setAppBadge });
  const feed = stage.feed();
  stage.server.answer('GET /api/admin/applications', () => page([anna]));
  await signIn();
  await feed.opened();
  const submit = (number: number) =>
    feed.tell('application', { id: anna.id, kind: 'submitted', at: anna.created_at }, number);
  act(() => hide(true));
  submit(1);
  submit(2);
  await waitFor(() => expect(document.title).toBe('(2) Applications · Blue Peony'));
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  act(() => hide(false));
  expect(document.title).toBe('Applications · Blue Peony');
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
