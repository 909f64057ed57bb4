import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application, detail, linked } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';

const stage = stageDesk();
const path = '17-a-one.jpg';
const anna = application(linked([path, '17-b-two.jpg']));
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Next' });
const call = (rest = '', { id } = anna, method = 'GET') => `${method} /api/admin/applications/${id}${rest}`;

async function review(items = [anna, berta], opened = anna) {
  stage.shows(...items);
  const { user } = await signIn(`/review/${opened.id}`);
  await screen.findByRole('heading', { name: opened.name });
  return user;
}

describe('moving between applicants', () => {
  it('moves on with j and the arrow and back with k without waiting for an answer, and opens (and logs) only the applicants that are looked at', async () => {
    const user = await review();
    await waitFor(() => expect(stage.server.asked(call())).toHaveLength(1));
    expect(stage.server.asked(call('', berta))).toHaveLength(0);
    stage.server.hold(call('', berta));
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Berta Next' });
    expect(location.pathname).toBe(`/admin/review/${berta.id}`);
    expect(screen.getByText('2 of 2').isConnected).toBe(true);
    await user.keyboard('k{ArrowRight}');
    await screen.findByRole('heading', { name: 'Berta Next' });
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Berta Next' }).isConnected).toBe(true);
  });

  it('has the next page ready before the last applicant', async () => {
    stage.server.answer('GET /api/admin/applications?cursor=c-2', () => page([berta]));
    stage.server.answer('GET /api/admin/applications', () => page([anna], 'c-2', 2));
    stage.server.answer(call(), () => json(detail(anna)));
    const { user } = await signIn(`/review/${anna.id}`);
    await screen.findByRole('heading', { name: 'Anna Nowak' });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Berta Next' });
  });

  it('keeps the place of an applicant further down the list over a reload', async () => {
    const filler = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000003', name: 'Carla Between' });
    stage.server.answer('GET /api/admin/applications?cursor=c-3', () => page([berta], null, 3));
    stage.server.answer('GET /api/admin/applications?cursor=c-2', () => page([filler], 'c-3', 3));
    stage.server.answer('GET /api/admin/applications', () => page([anna], 'c-2', 3));
    stage.server.answer(call('', berta), () => json(detail(berta)));
    await signIn(`/review/${berta.id}`);
    await screen.findByText('3 of 3');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false);
  });

  it('goes on by the most urgent of the filter after “Take next”, and back to the list in its own order', async () => {
    const urgent = 'GET /api/admin/applications?reply=open&language=pl&sort=oldest';
    stage.server.answer('GET /api/admin/applications?language=pl', () => page([anna, berta]));
    stage.server.answer(urgent, () => page([berta, anna]));
    stage.server.answer('POST /api/admin/applications/next', () => json({ id: berta.id }));
    for (const one of [anna, berta]) stage.server.answer(call('', one), () => json(detail(one)));
    const { user } = await signIn('?language=pl');
    await user.click(await screen.findByRole('button', { name: 'Take next' }));
    await screen.findByText('1 of 2');
    await user.keyboard('j');
    await screen.findByRole('heading', { name: anna.name });
    await user.keyboard('{Escape}');
    await screen.findByRole('table');
    expect(location.pathname + location.search).toBe('/admin?language=pl');
  });

  it('leads to the next and the one before by a swipe across, and by none that is short, steep or of a mouse', async () => {
    await review();
    const swipe = (by: { x: number; y?: number }, pointerType = 'touch') => {
      const article = screen.getByRole('article', { name: /Anna|Berta/ });
      const at = { pointerType, isPrimary: true, clientX: 200, clientY: 300 };
      fireEvent.pointerDown(article, at);
      fireEvent.pointerUp(article, { ...at, clientX: 200 + by.x, clientY: 300 + (by.y ?? 0) });
      return screen.getByRole('article', { name: /Anna|Berta/ }).textContent?.includes('Berta Next') ? 'Berta' : 'Anna';
    };
    expect([swipe({ x: -50 }), swipe({ x: -80, y: 60 }), swipe({ x: -200 }, 'mouse')]).toEqual([
      'Anna',
      'Anna',
      'Anna',
    ]);
    expect(swipe({ x: -80, y: 20 })).toBe('Berta');
    expect(swipe({ x: 80 })).toBe('Anna');
  });

  it('says that there is no such application', async () => {
    const id = '018f3c1e-7a2b-7c3d-8e4f-00000000dead';
    stage.server.answer(call('', { ...anna, id }), () => problem(404, 'not_found'));
    await signIn(`/review/${id}`);
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such application.');
  });
});

describe('scoring by key', () => {
  it.each([
    ['7', 7],
    ['0', 10],
  ])('%s saves %i', async (key, score) => {
    stage.server.answer(call('', anna, 'PATCH'), () => json({ ...anna, score }));
    const user = await review();
    await user.keyboard(key);
    await screen.findByText(`Scored ${score}`);
    expect(stage.server.bodies(call('', anna, 'PATCH'))).toEqual([{ score, seen: null }]);
    expect(screen.getByRole('button', { name: String(score), pressed: true }).isConnected).toBe(true);
  });

  it('leaves keys alone while a note is written, and when they are turned off', async () => {
    const user = await review();
    await user.keyboard('n');
    const note = screen.getByLabelText<HTMLTextAreaElement>('New note');
    expect(document.activeElement).toBe(note);
    await user.keyboard('7j');
    expect(note.value).toBe('7j');
    await user.keyboard('{Escape}?');
    await user.click(within(screen.getByRole('dialog', { name: 'Keys' })).getByLabelText('Single keys act'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('7j');
    expect(stage.server.asked(call('', anna, 'PATCH'))).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Anna Nowak' }).isConnected).toBe(true);
    localStorage.removeItem('blue-peony-keys');
  });
});

it('photos stay covered and unloaded until they are opened by key in a viewer, with the name of whoever opened them and the time', async () => {
  const user = await review();
  expect(document.querySelectorAll('img, .photo-mark')).toHaveLength(0);
  await user.keyboard('o');
  const viewer = await screen.findByRole('dialog', { name: 'Photo 1 of 2 of Anna Nowak' });
  expect(within(viewer).getByAltText<HTMLImageElement>('Photo 1 of Anna Nowak').src).toContain(path);
  const mark = /^staff · 20\d\d-\d\d-\d\d \d\d:\d\d UTC/;
  expect(viewer.querySelector('.photo-mark')?.textContent).toMatch(mark);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 2 of Anna Nowak' }).isConnected).toBe(true);
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  const tile = screen.getByRole('button', { name: 'Open photo 1' });
  expect(tile.parentElement?.querySelector('.photo-mark')?.textContent).toMatch(mark);
});

describe('what staff know of an applicant', () => {
  it('counts down to the reply that was promised, and stops when it was given', async () => {
    const due = new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString();
    const late = { ...anna, reply_due_at: due };
    const replied_at = new Date(Date.parse(anna.created_at) + 3 * 3_600_000).toISOString();
    stage.server.answer(call('/replied', anna, 'PUT'), () => json({ ...late, replied_at }));
    const user = await review([late], late);
    expect(screen.getByText('2 h late').isConnected).toBe(true);
    await user.keyboard('r');
    await screen.findByText('Replied after 3 h');
    expect(stage.server.bodies(call('/replied', anna, 'PUT'))).toEqual([{ replied: true }]);
  });

  it('links the profiles that the server made out, and nothing else, and says of who wants to stay discreet that her emails are neutral', async () => {
    const social = {
      ...anna,
      discreet: true,
      instagram: '@anna',
      other_socials: 'evil.example/x javascript:alert(1)',
      profile_links: [
        { label: 'Instagram', url: 'https://www.instagram.com/anna' },
        { label: 'evil.example', url: 'https://evil.example/x' },
      ],
    };
    await review([social], social);
    const links = ['@anna', 'evil.example'].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }));
    expect(links.map(({ href }) => href)).toEqual(['https://www.instagram.com/anna', 'https://evil.example/x']);
    for (const { rel } of links) expect(rel).toContain('noopener');
    expect(screen.getByText('Neutral emails').isConnected).toBe(true);
  });
});
