import { expect, it } from '@jest/globals';
import type { StaffRole } from '@blue-peony/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '../router/place.ts';
import { signIn, stageDesk } from '../test/desk.tsx';
import { json } from '../test/server.ts';

const stage = stageDesk();

async function openToday(role: StaffRole) {
  stage.as({ role });
  stage.server.answer('GET /api/admin/today', () =>
    json({ late: 1_204, mine: 2, unassigned: 7, wanted: 3, unknown_replies: 4 }),
  );
  stage.server.answer('GET /api/admin/cases?state=open', () => json({ items: [], more: false, open: 5 }));
  stage.server.answer('GET /api/admin/dead-letters', () => json({ items: [], counts: { outage: 1, fault: 2 } }));
  stage.server.answer('GET /readyz', () => json({ status: 'ready', away: ['notification/mail server'], since: {} }));
  return signIn('/today');
}

async function counts() {
  const list = await screen.findByRole('list', { name: 'What waits now' });
  await within(list).findByText('1,204');
  const links = within(list).getAllByRole<HTMLAnchorElement>('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('shows an owner what waits now, leads to it, and counts it in the navigation, with words for screen readers', async () => {
  await openToday('owner');
  expect(await counts()).toEqual([
    ['1,204 Late to reply', '/admin?reply=late'],
    ['3 Replies that wait', '/admin?reply=wanted'],
    ['2 Mine to reply', '/admin?reply=open&assigned=me'],
    ['7 Unassigned', '/admin?reply=open&assigned=none'],
    ['4 Emails that fit nobody', '#unknown-replies'],
    ['5 Payments to decide', '/admin/money?state=open'],
    ['3 Emails that failed', '#emails'],
    ['1 Parts away', '#parts-away'],
  ]);
  const navigation = screen.getByRole('navigation', { name: 'Desk' });
  await within(navigation).findByRole('link', { name: 'Applications 999+ late to reply 3 waiting for an answer' });
  await within(navigation).findByRole('link', { name: 'Today 4 emails that fit nobody' });
  await within(navigation).findByRole('link', { name: 'Money 5 to decide' });
});

it('shows a reviewer no payments and no emails, and asks for none', async () => {
  await openToday('reviewer');
  expect((await counts()).map(([words]) => words)).toEqual([
    '1,204 Late to reply',
    '3 Replies that wait',
    '2 Mine to reply',
    '7 Unassigned',
    '4 Emails that fit nobody',
    '1 Parts away',
  ]);
  expect(stage.server.calls.filter(({ path }) => /cases|dead-letters|ledger/.test(path))).toEqual([]);
});

it('is where its old addresses lead', async () => {
  await openToday('manager');
  for (const old of ['/dashboard', '/team', '/mails']) {
    act(() => navigate(old));
    await waitFor(() => expect(location.pathname).toBe('/admin/today'));
  }
});
