import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedView, StaffRole } from '@blue-peony/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application } from '../../test/applications.ts';
import { reload, signIn, stageDesk } from '../../test/desk.tsx';
import { json, page, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const view = (n: number, name: string, query: string, changes: Partial<SavedView> = {}): SavedView => ({
  id: `018f3c1e-7a2b-7c3d-8e4f-00000000000${n}`,
  name,
  query,
  pinned: false,
  whose: 'all',
  opens: false,
  ...changes,
});
const late = view(1, 'Late', 'reply=late');
const thai = view(2, 'Thai', 'language=th', { whose: 'team' });
const opens = { ...late, opens: true };
const mine = view(3, 'My Poles', 'language=pl', { whose: 'own' });

beforeEach(() => {
  stage.server.answer(listCall, () => page([application()]));
  stage.server.answer(`${listCall}?*`, () => page([application()]));
});

const have = (...items: SavedView[]) => stage.server.answer('GET /api/admin/views', () => json({ items }));

async function openViews(role: StaffRole = 'manager', path = '') {
  stage.as({ role });
  have(late, thai, mine);
  const { user } = await signIn(path);
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await screen.findByRole('region', { name: 'Built in' });
  return { user, group: (name: string) => within(screen.getByRole('region', { name })) };
}

describe('the views', () => {
  it('are one’s own, the team’s and built in; with any of them the next sign-in can begin, and any can be pinned', async () => {
    const { user, group } = await openViews();
    expect(group('Yours').getByRole('link').textContent).toBe('My Poles');
    expect(group('Team').getByRole('link').textContent).toBe('Thai');

    stage.server.answer(`PUT /api/admin/views/${late.id}/opens`, () => json({ items: [opens, thai, mine] }));
    const choice = screen.getByLabelText<HTMLSelectElement>('The list opens with');
    fireEvent.change(choice, { target: { value: late.id } });
    await waitFor(() => expect(choice.value).toBe(late.id));
    expect(stage.server.bodies(`PUT /api/admin/views/${late.id}/opens`)[0]).toEqual({ opens: true });
    expect(location.search).toBe('');

    stage.server.answer(`PUT /api/admin/views/${late.id}/pin`, () => json({ items: [{ ...late, pinned: true }] }));
    await user.click(group('Built in').getByRole('button', { name: 'Pin Late' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(within(await screen.findByRole('navigation', { name: 'Pinned views' })).getByText('Late'));
    await waitFor(() => expect(location.search).toBe('?reply=late'));
  });

  it('of one’s own are given to the team by a manager, who alone removes them there, and only after a question', async () => {
    const { user, group } = await openViews();
    const shared = { ...mine, whose: 'team' as const };
    stage.server.answer(`PUT /api/admin/views/${mine.id}/team`, () => json({ items: [late, thai, shared] }));
    await user.click(group('Yours').getByRole('button', { name: 'Share My Poles with the team' }));
    await user.click(await group('Team').findByRole('button', { name: 'Remove My Poles' }));
    expect(stage.server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    stage.server.answer(`DELETE /api/admin/views/${mine.id}/team`, () => json({ items: [late, thai] }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(group('Team').queryByText('My Poles')).toBeNull());
  });

  it('keep the filter without the words of a search, and their name where they could not be saved', async () => {
    const { user, group } = await openViews('manager', '?q=ada&language=pl&score=unscored');
    const query = 'language=pl&score=unscored';
    stage.server.answer('POST /api/admin/views', () => problem(503, 'unavailable'));
    const name = screen.getByLabelText<HTMLInputElement>('Save the present filter as');
    await user.type(name, 'Open');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('alert');
    expect(name.value).toBe('Open');
    stage.server.answer('POST /api/admin/views', () =>
      json({ items: [late, view(4, 'Open', query, { whose: 'own' })] }),
    );
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(name.value).toBe(''));
    expect(group('Yours').getByRole<HTMLAnchorElement>('link', { name: 'Open' }).search).toBe(`?${query}`);
    expect(stage.server.bodies('POST /api/admin/views')[1]).toEqual({ name: 'Open', query });
  });

  it('of the team are only read by a reviewer', async () => {
    const { group } = await openViews('reviewer');
    const names = (name: string) =>
      group(name)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect([names('Team'), names('Yours')]).toEqual([['Pin Thai'], ['Pin My Poles', 'Remove My Poles']]);
  });
});

describe('the view that the list opens with', () => {
  it('is shown once after a sign-in, and never again by a reload or a way back to the whole list', async () => {
    have(opens);
    const { user, view: shown } = await signIn();
    await waitFor(() => expect(location.search).toBe('?reply=late'));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Desk' })).getByRole('link', { name: 'Applications' }),
    );
    await waitFor(() => expect(location.search).toBe(''));
    await reload(shown);
    await screen.findByText('Anna Nowak');
    expect(location.search).toBe('');
  });

  it('never covers a filter of the address', async () => {
    have(opens);
    await signIn('?language=pl');
    await screen.findByText('Anna Nowak');
    await waitFor(() => expect(localStorage.getItem('blue-peony-opened')).not.toBeNull());
    expect(location.search).toBe('?language=pl');
  });
});
