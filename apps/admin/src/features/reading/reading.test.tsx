import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fillInSignIn, signIn, stageDesk } from '../../test/desk.tsx';
import { json } from '../../test/server.ts';

const stage = stageDesk();
const since = '2026-11-20T09:00:00.000Z';
const figures = (hour: number) =>
  (['photos', 'applications', 'exports'] as const).map((what) => ({ what, hour, day: hour + 10, kept: hour + 100 }));
const own = 'GET /api/admin/account/reading';
const readingOf = (per_person_since: string | null) => ({
  per_person_since,
  team: figures(7),
  people: per_person_since ? [{ email: 'nina@agency.example', figures: figures(3) }] : [],
});

async function openStaff() {
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/staff', () => json({ items: [] }));
  stage.server.answer('GET /api/admin/settings', () => json({ second_factor_required: false }));
  stage.server.answer('GET /api/admin/audit', () => json({ items: [], next_cursor: null }));
  stage.server.answer('GET /api/admin/reading', () => json(readingOf(null)));
  return (await signIn('/staff')).user;
}

it('lets an owner count each person', async () => {
  stage.server.answer('PUT /api/admin/reading', () => json(readingOf(since)));
  const user = await openStaff();
  await user.click(await screen.findByRole('checkbox', { name: /Count each person/ }));
  const panel = screen.getByRole('region', { name: 'Unusual reading' });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await within(panel).findByText('Saved.');
  expect(stage.server.bodies('PUT /api/admin/reading')).toEqual([{ per_person: true }]);
  const rows = within(panel).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['The teamPhotos717107up to 1,000', 'nina@agency.examplePhotos313103up to 1,000']),
  );
});

it('tells everybody at the desk that she is counted, until she has understood it, also after a colleague has on the same device', async () => {
  localStorage.removeItem('readingNoticeSeen');
  stage.server.answer(own, () => json({ per_person_since: since, figures: figures(2) }));
  const { user } = await signIn();
  await screen.findByText(/are now counted under your name/);
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(screen.queryByText(/are now counted under your name/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  await screen.findByRole('button', { name: 'Log In' });
  stage.asColleague('018f3c1e-7a2b-7c3d-8e4f-00000000000a');
  await fillInSignIn(user);
  await screen.findByText(/are now counted under your name/);
});

it('shows a person her own figures on the account page', async () => {
  stage.server.answer(own, () => json({ per_person_since: since, figures: figures(2) }));
  await signIn('/account');
  const panel = await screen.findByRole('region', { name: 'What is counted of you' });
  await within(panel).findByText(/Counted for each person since/);
  expect(within(panel).getByText('Exports').closest('tr')?.textContent).toBe('Exports212102up to 10');
});

it('says that nobody is counted alone where only the team is', async () => {
  await signIn('/account');
  await screen.findByText('Only the figures of the whole team are counted, none of yours.');
  expect(screen.queryByText(/under your name/)).toBeNull();
});
