import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const idOf = (n: number) => `018f3c1e-7a2b-7c3d-8e4f-00000000000${n}`;
const three = ['Anna', 'Berta', 'Carla'].map((name, n) => application({ id: idOf(n + 1), name }));
const focused = () => document.activeElement?.getAttribute('data-applicant');

describe('the keys of the list', () => {
  it('say which keys there are, open the search, move the focus from applicant to applicant, and Enter opens the focused one', async () => {
    stage.server.answer(listCall, () => page(three));
    stage.server.answer(`GET /api/admin/applications/${idOf(2)}`, () => json({}, 404));
    const { user } = await signIn();
    await screen.findByText('Carla');
    await user.keyboard('?');
    expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText('Open the review').isConnected).toBe(
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('/');
    const search = screen.getByLabelText('Search');
    expect([document.activeElement, screen.queryByRole('dialog')]).toEqual([search, null]);
    search.blur();

    await user.keyboard('j');
    expect(focused()).toBe(idOf(1));
    await user.keyboard('jj');
    expect(focused()).toBe(idOf(3));
    await user.keyboard('jk');
    expect(focused()).toBe(idOf(2));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/admin/review/${idOf(2)}`));
  });
});

describe('the dense list', () => {
  it('has the name first as the link to the review, and stays on this device', async () => {
    stage.server.answer(listCall, () => page(three));
    const { user, view } = await signIn();
    await user.click(await screen.findByLabelText('Dense'));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[2]).toBe('Name');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Berta' });
    expect(link.pathname).toBe(`/admin/review/${idOf(2)}`);
    expect(localStorage.getItem('blue-peony-dense')).toBe('yes');
    await user.click(screen.getByLabelText('Dense'));
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Date');
    view.unmount();
  });
});

describe('a filtered list', () => {
  it('lets go of an applicant who no longer belongs to it, with the total right and the focus on the next', async () => {
    stage.server.answer(`${listCall}?score=unscored`, () => page(three, null, 30));
    stage.server.answer(`PATCH /api/admin/applications/${idOf(2)}`, () => json({ ...three[1], score: 4 }));
    const { user } = await signIn('?score=unscored');
    await screen.findByText('3 of 30 applications');
    await user.selectOptions(screen.getByLabelText('Score of Berta'), '4');
    await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
    await screen.findByText('2 of 29 applications');
    expect(screen.queryByText('Berta')).toBeNull();
    await waitFor(() => expect(focused()).toBe(idOf(3)));
  });

  it('keeps both of two choices when the second comes before the page has followed the first', async () => {
    stage.server.answer(`${listCall}?*`, () => page(three));
    const { user } = await signIn('?language=pl');
    await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
    const score = await screen.findByLabelText('Score');
    // Within `act` nothing is drawn, as on a slow device.
    await act(async () => {
      fireEvent.change(score, { target: { value: 'unscored' } });
      await new Promise((resolve) => setTimeout(resolve));
      fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'oldest' } });
    });
    expect(location.search).toBe('?language=pl&score=unscored&sort=oldest');
  });

  it('is left for the list before it by Back, whichever filter was chosen', async () => {
    stage.server.answer(`${listCall}?*`, () => page(three));
    const { user } = await signIn('?sort=oldest');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByLabelText('Language'), 'pl');
    await user.selectOptions(screen.getByLabelText('Score'), 'unscored');
    expect(location.search).toBe('?sort=oldest&language=pl&score=unscored');
    history.back();
    await waitFor(() => expect(location.search).toBe('?sort=oldest&language=pl'));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Score').value).toBe(''));
    history.back();
    await waitFor(() => expect(location.search).toBe('?sort=oldest'));
  });
});
