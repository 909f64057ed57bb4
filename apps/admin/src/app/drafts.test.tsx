import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { auth } from '../api/auth.ts';
import { application } from '../test/applications.ts';
import { fillInSignIn, reload, signIn, stageDesk } from '../test/desk.tsx';
import { json } from '../test/server.ts';

const stage = stageDesk();
const anna = application();
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Next' });
const keyCall = 'GET /api/admin/account/draft-key';
const path = `/review/${anna.id}`;
const days = 24 * 3_600_000;

const kept = () => Object.keys(localStorage).filter((item) => item.startsWith('blue-peony-draft.'));
const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const noted = (text: string) => waitFor(() => expect(note().value).toBe(text));

/**
 * A new key for each test, so that no draft is left from the test before. It differs in the first characters, because
 * base64 uses only four bits of the last one.
 */
let ownKey = '';
let tests = 0;

beforeEach(() => {
  ownKey = `${++tests}`.padEnd(43, 'a');
  stage.server.answer(keyCall, () => json({ key: ownKey }));
  stage.shows(anna, berta);
});
afterEach(() => localStorage.clear());

async function review() {
  const { user, view } = await signIn(path);
  await screen.findByRole('heading', { name: anna.name });
  return { user, view };
}

async function write(user: UserEvent, text: string) {
  // Pasted in one piece, so that no part of it is stored alone.
  await user.click(note());
  await user.paste(text);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(kept()).toHaveLength(1));
}

describe('a note that is not saved yet', () => {
  it('is there again when its applicant is, and nowhere else, and leaves this device once it is saved', async () => {
    const saved = { id: berta.id, created_at: anna.created_at, author_id: berta.id, text: 'Call her' };
    stage.server.answer(`POST /api/admin/applications/${anna.id}/notes`, () => json(saved, 201));
    const { user } = await review();
    await write(user, 'Call her');
    await user.keyboard('j');
    await screen.findByRole('heading', { name: berta.name });
    expect(note().value).toBe('');
    await user.keyboard('k');
    await screen.findByRole('heading', { name: anna.name });
    expect(note().value).toBe('Call her');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('outlives a reload on this device, readable to nobody without the key, and is forgotten after seven days', async () => {
    const { user, view } = await review();
    await write(user, 'Call her');
    for (const word of ['Call', 'note', anna.id, btoa('Call her').slice(0, 9)])
      expect(JSON.stringify(localStorage)).not.toContain(word);
    const reloaded = await reload(view, path);
    await noted('Call her');

    const [item] = kept();
    const [at, ...sealed] = localStorage.getItem(item!)!.split('.');
    localStorage.setItem(item!, [Number(at) - 7.1 * days, ...sealed].join('.'));
    await reload(reloaded, path);
    await waitFor(() => expect(kept()).toEqual([]));
    expect(note().value).toBe('');
  });

  it('leaves the page with her own Log Out, is there after her sign-in, and a colleague on the same device sees none of it', async () => {
    const { user } = await review();
    await write(user, 'Call her');
    const field = note();
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    expect(field.isConnected).toBe(false);
    stage.asColleague(berta.id);
    stage.server.answer(keyCall, () => json({ key: 'b'.repeat(43) }));
    await fillInSignIn(user);
    await screen.findByRole('heading', { name: anna.name });
    await waitFor(() => expect(stage.server.asked(keyCall)).toHaveLength(2));
    expect(note().value).toBe('');

    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    stage.as({}, 'token-3');
    stage.server.answer(keyCall, () => json({ key: ownKey }));
    await fillInSignIn(user);
    await screen.findByRole('heading', { name: anna.name });
    await noted('Call her');
  });

  it('is added to by what was typed before the key was there', async () => {
    const { user, view } = await review();
    await write(user, 'Call her');
    const hand = stage.server.hold(keyCall);
    await reload(view, path);
    await screen.findByRole('heading', { name: anna.name });
    await userEvent.type(note(), 'in the evening');
    act(() => hand(json({ key: ownKey })));
    await noted('Call her\nin the evening');
  });

  it('appears in another tab as it is typed, and goes there once it is saved', async () => {
    const { user } = await review();
    await write(user, 'Call her');
    const [item] = kept();
    const other = localStorage.getItem(item!);
    await user.type(note(), ' again');
    await noted('Call her again');
    const tell = (newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key: item!, newValue })));
    tell(other);
    await noted('Call her');
    tell(null);
    await noted('');
  });
});

describe('a session that ends under an open page', () => {
  const covered = (element: Element) => element.closest('[style*="display: none"]') !== null;

  it('covers the page until its member of staff is back, who goes on where she was, and leaves nothing of it to a colleague', async () => {
    const { user } = await review();
    await write(user, 'Call her');
    const field = note();
    await act(() => auth.signOut({ scope: 'local' }));
    await screen.findByText(/signed out elsewhere/);
    expect(field.isConnected).toBe(true);
    expect(covered(field)).toBe(true);
    expect(document.title).toBe('Staff sign-in · Blue Peony');
    expect(sessionStorage.getItem('cachedApps')).toBeNull();

    await fillInSignIn(user);
    await waitFor(() => expect(covered(field)).toBe(false));
    expect(note()).toBe(field);
    expect(field.value).toBe('Call her');
    expect(stage.server.asked(`GET /api/admin/applications/${anna.id}`)).toHaveLength(2);

    await act(() => auth.signOut({ scope: 'local' }));
    await screen.findByText(/signed out elsewhere/);
    stage.asColleague(berta.id);
    stage.server.answer(keyCall, () => json({ key: 'b'.repeat(43) }));
    await fillInSignIn(user);
    await screen.findByRole('heading', { name: anna.name });
    expect(field.isConnected).toBe(false);
    expect(note().value).toBe('');
  });

  it('leaves no page behind once it has waited for an hour', async () => {
    await review();
    const field = note();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await act(() => auth.signOut({ scope: 'local' }));
    await screen.findByText(/signed out elsewhere/);
    const [end] = timers.mock.calls.find(([, after]) => after === 3_600_000)!;
    timers.mockRestore();
    expect(field.isConnected).toBe(true);
    act(() => end());
    expect(field.isConnected).toBe(false);
  });
});

it('the drafts panel of the account makes this device forget the drafts and logs her out', async () => {
  const { user } = await review();
  await write(user, 'Call her');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await screen.findByRole('heading', { name: 'Drafts' });
  await user.click(screen.getByRole('button', { name: 'Forget this device' }));
  await screen.findByRole('button', { name: 'Log In' });
  expect({ ...localStorage }).toEqual({});
  await fillInSignIn(user);
  await user.click(await screen.findByRole('link', { name: /^Applications/ }));
  await user.click(await screen.findByRole('link', { name: `Review ${anna.name}` }));
  await waitFor(() => expect(stage.server.asked(keyCall)).toHaveLength(2));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
});
