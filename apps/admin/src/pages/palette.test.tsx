import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StaffRole } from '@blue-peony/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application } from '../test/applications.ts';
import { signIn, stageDesk } from '../test/desk.tsx';
import { json, page } from '../test/server.ts';

const stage = stageDesk();
const anna = application({ name: 'Anna Nowak' });
const path = `/api/admin/applications/${anna.id}`;
const late = { id: '00000000-0000-4000-8000-000000000004', name: 'Late', query: 'reply=late', pinned: false };

beforeEach(() => {
  // jsdom has neither.
  window.requestIdleCallback = (run) => setTimeout(run);
  window.cancelIdleCallback = clearTimeout;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  stage.shows(anna);
  stage.server.answer('GET /api/admin/applications?*', () => page([anna]));
  stage.server.answer('GET /api/admin/views', () => json({ items: [{ ...late, whose: 'all', opens: false }] }));
});

const palette = () => within(screen.getByRole('dialog', { name: 'Search or do' }));
const offered = () =>
  palette()
    .getAllByRole('option')
    .map((option) => option.querySelector('bdi')!.textContent);
const ctrlK = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement!, { key: 'k', code: 'KeyK', ctrlKey: true, ...init });

async function openDesk({ at = '', role = 'manager' }: { at?: string; role?: StaffRole } = {}) {
  stage.as({ role });
  const { user } = await signIn(at);
  await screen.findByRole('button', { name: 'Search or do…' });
  if (role !== 'support' && at !== '/account') await screen.findAllByText('Anna Nowak');
  /** Opens the palette, and does what the words find first. */
  const act = async (words: string) => {
    ctrlK();
    await user.keyboard(`${words}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search or do' })).toBeNull());
  };
  return { user, act };
}

describe('the palette', () => {
  it('opens by Ctrl+K of a Latin, a Cyrillic and a Thai layout, closes by it again, and does not open over another dialog', async () => {
    const { user } = await openDesk();
    for (const key of ['k', 'л', 'า']) {
      ctrlK({ key });
      await screen.findByRole('dialog', { name: 'Search or do' });
      expect(offered().length).toBeGreaterThan(10);
      ctrlK({ key });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.keyboard('?');
    ctrlK();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('opens by its button, finds by fuzzy words, and returns the focus when it is left', async () => {
    const { user } = await openDesk();
    const button = screen.getByRole('button', { name: 'Search or do…' });
    await user.click(button);
    await user.keyboard('tnx');
    expect(offered()[0]).toBe('Take next');
    await user.keyboard('zzz');
    expect(palette().getByText('Nothing here is called that.').isConnected).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('opens views and pages, and has the last ones first', async () => {
    const { act } = await openDesk();
    await act('late');
    await waitFor(() => expect(location.search).toBe('?reply=late'));
    await act('account');
    await screen.findByRole('heading', { name: 'Passkeys' });
    ctrlK();
    expect(offered().slice(0, 2)).toEqual(['Account', 'Late']);
  });
});

describe('in the list, the palette', () => {
  it('sorts, filters, selects, asks before it closes what is selected, changes the rows and moves the focus to the search', async () => {
    const { act } = await openDesk();
    await act('sort oldest');
    await waitFor(() => expect(location.search).toBe('?sort=oldest'));
    await screen.findByText('Anna Nowak');
    await act('language thai');
    await waitFor(() => expect(location.search).toBe('?sort=oldest&language=th'));
    await screen.findByText('Anna Nowak');
    await act('select all');
    await screen.findByText('1 selected');
    await act('close as spam');
    const closing = await screen.findByRole('dialog', { name: 'Close 1 application as spam?' });
    fireEvent.click(within(closing).getByRole('button', { name: 'Cancel' }));
    await act('dense');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Dense').checked).toBe(true));
    await act('search list');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
    await act('roomy');
    await act('search everything');
    await screen.findByRole('dialog', { name: 'Search everything' });
  });
});

describe('in a review, the palette', () => {
  const at = `/review/${anna.id}`;

  it('scores, marks as replied, begins a note and the answer, each with the key that does the same', async () => {
    const { user, act } = await openDesk({ at });
    const scored = jest.fn(() => json({ ...anna, score: 7 }));
    stage.server.answer(`PATCH ${path}`, scored);
    ctrlK();
    const keyOf = (name: string) =>
      palette().getByText(name).closest('[role=option]')?.querySelector('kbd')?.textContent;
    expect(['Write a note', 'Mark as replied', 'Snooze'].map(keyOf)).toEqual(['n', 'r', 's']);
    await user.keyboard('score 7{Enter}');
    await waitFor(() => expect(scored).toHaveBeenCalledTimes(1));
    await act('note');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New note')));
    await user.keyboard('Sounds honest');
    ctrlK();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New note')));
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Sounds honest');
  });

  it('opens the asking dialog of what ends an application, and does nothing by itself', async () => {
    const { act } = await openDesk({ at, role: 'owner' });
    await screen.findByRole('button', { name: 'Erase' });
    for (const [words, heading] of [
      ['seal', 'Seal this application'],
      ['erase', 'Erase all data of this applicant'],
    ] as const) {
      await act(words);
      const dialog = within(await screen.findByRole('dialog', { name: heading }));
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(stage.server.calls.some(({ method, path: called }) => method === 'DELETE' || called.endsWith('/seal'))).toBe(
      false,
    );
  });

  it.each([
    ['a review', at, 'Send to the applicant again'],
    ['the account', '/account', 'Change password'],
  ])(
    'gives the focus to a button of %s that nothing asks about, so that one more press does it',
    async (_, from, name) => {
      const { act } = await openDesk({ at: from });
      const button = await screen.findByRole('button', { name });
      await act(name);
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );

  it('no longer acts on what has left the screen while it was open', async () => {
    const { user } = await openDesk({ at });
    const snooze = await screen.findByRole('button', { name: 'Snooze' });
    ctrlK();
    stage.server.answer(`PUT ${path}/replied`, () => json({ ...anna, replied_at: '2026-03-20T16:00:00.000Z' }));
    fireEvent.click(screen.getByText('Mark as replied', { selector: 'button' }));
    await waitFor(() => expect(snooze.isConnected).toBe(false));
    await user.keyboard('snooze{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['reviewer', ['Applications', 'Today', 'Account'], ['Export CSV', 'Orders', 'Money', 'Templates']],
  ['support', ['Orders', 'Money', 'Account'], ['Take next', 'Refresh Data', 'Late', 'Applications']],
] as const)('a %s is offered only what the role may', async (role, has, hasNot) => {
  const { user } = await openDesk({ role });
  ctrlK();
  for (const name of has) expect(offered()).toContain(name);
  for (const name of hasNot) {
    await user.clear(palette().getByRole('combobox'));
    await user.keyboard(name);
    expect(palette().queryAllByText(name, { selector: 'bdi' })).toHaveLength(0);
  }
});
