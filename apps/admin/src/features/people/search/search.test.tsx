import { describe, expect, it } from '@jest/globals';
import type { StaffRole } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { order } from '../../../test/orders.ts';
import { json, page, problem } from '../../../test/server.ts';

const stage = stageDesk();
const odd = {
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000cc',
  opened_at: '2026-03-20T15:00:00.000Z',
  reason: 'amount',
  state: 'open',
  payment_id: 'pay_1',
  payment_status: 'paid',
  paid: { amount: 559, currency: 'USD' },
  email: 'odd@mail.example',
  order: null,
  decided_at: null,
  note: '',
};
const query = 'odd%40mail';
const calls = {
  applications: `GET /api/admin/applications?q=${query}&limit=5`,
  orders: `GET /api/admin/orders?q=${query}`,
  payments: `GET /api/admin/cases?q=${query}`,
  withdrawals: `GET /api/admin/withdrawals?q=${query}`,
};
const cases = (items: object[]) => json({ items, more: false, open: 0 });

async function openSearch(role: StaffRole = 'owner', key = '/') {
  stage.as({ role });
  stage.server.answer(calls.applications, () =>
    page([application({ email: 'odd@mail.example', matching_reply: 'Write to odd@mail.example' })]),
  );
  stage.server.answer(calls.orders, () => json({ items: [order()], next_cursor: null }));
  stage.server.answer(calls.payments, () => cases([odd]));
  stage.server.answer(calls.withdrawals, () => json({ items: [], more: false, waiting: 0 }));
  const { user } = await signIn('/account');
  await screen.findByRole('button', { name: 'Search or do…' });
  await user.keyboard(key);
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everything' }));
  return { user, dialog, field: dialog.getByRole('searchbox') };
}

describe('the search over everything', () => {
  it('finds people, orders and an odd payer at once, each in its group, to go through by arrows, and Enter opens the first', async () => {
    const { user, dialog, field } = await openSearch();
    expect(document.activeElement).toBe(field);
    await user.type(field, ' odd@mail ');
    await dialog.findByText('3 results');
    const links = (group: string) =>
      within(dialog.getByRole('region', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('People')).toEqual([`/admin/review/${application().id}`]);
    expect(links('Orders')).toEqual([`/admin/orders/${order().id}`]);
    expect(links('Payments without an order')).toEqual([`/admin/money?q=${odd.id}`]);
    expect(dialog.getByText(/\$5\.59 · .*To decide/).isConnected).toBe(true);
    const places = within(dialog.getByRole('list', { name: 'Found in' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Email: odd@mail.example',
      'Their email: Write to odd@mail.example',
    ]);

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe(`/admin/orders/${order().id}`);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
    stage.shows(application());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/admin/review/${application().id}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of which group nobody answers, and shows the others', async () => {
    const { user, dialog, field } = await openSearch();
    stage.server.answer(calls.payments, () => problem(503, 'upstream_unavailable'));
    await user.type(field, 'odd@mail');
    await dialog.findByText('2 results');
    expect(dialog.getByRole('alert').textContent).toBe('Payments without an order: could not be searched now.');
  });

  it.each([
    ['support', ['orders', 'payments', 'withdrawals']],
    ['reviewer', ['applications']],
    ['manager', ['applications', 'orders']],
  ] as const)('asks for a %s only where the role may read', async (role, asked) => {
    const { user, dialog, field } = await openSearch(role);
    await user.type(field, 'odd@mail');
    await dialog.findByText(/results?$/);
    const answered = Object.entries(calls).filter(([, call]) => stage.server.asked(call).length > 0);
    expect(answered.map(([name]) => name)).toEqual(asked);
  });
});
