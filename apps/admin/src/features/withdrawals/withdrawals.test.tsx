import { describe, expect, it } from '@jest/globals';
import type { Withdrawal } from '@blue-peony/contracts';
import { screen, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { record } from '../../test/orders.ts';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/withdrawals';
const order: Withdrawal['order'] = {
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000bb',
  reference: '4C1F9-A07BE',
  status: 'paid',
  product: 'teasing-content',
  hours: 3,
  amount: 8_000,
  currency: 'EUR',
  refunded: 0,
  email: 'buyer@mail.example',
};
const withdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa',
  received_at: new Date(Date.now() - 86_400_000).toISOString(),
  name: 'Ola Nowak',
  contract: 'Order 4C1F9-A07BE',
  email: 'ola@mail.example',
  source: 'footer',
  verdict: 'right',
  state: 'open',
  confirmed_at: null,
  decided_at: null,
  note: '',
  refund_by: new Date(Date.now() + 13.5 * 86_400_000).toISOString(),
  statements: 1,
  order,
  ...changes,
});

async function openMoney(items: Withdrawal[], role: 'owner' | 'support' = 'owner') {
  stage.as({ role });
  stage.server.answer('GET /api/admin/cases', () => json({ items: [], more: false, open: 0 }));
  stage.server.answer(listCall, () => json({ items, more: false, waiting: items.length }));
  const { user } = await signIn('/money');
  await screen.findByRole('heading', { name: 'Withdrawals' });
  return user;
}

describe('withdrawals', () => {
  it('say what was stated, about which order, and whether it was the buyer', async () => {
    await openMoney([withdrawal({ statements: 3 })]);
    const card = await screen.findByRole('article', { name: 'Ola Nowak' });
    for (const words of ['In time', '4C1F9-A07BE', '€80', 'Not confirmed', '3 open statements'])
      expect(card.textContent).toContain(words);
    expect(screen.getByText('1 withdrawal waits for a decision or a refund.').isConnected).toBe(true);
  });

  it('that took effect have their clock and the refund prepared', async () => {
    const user = await openMoney([withdrawal({ state: 'withdrawn' })]);
    const refund = `POST /api/admin/orders/${order.id}/refund`;
    stage.server.answer(refund, () => json(record({ status: 'refunded' })));
    expect((await screen.findByText('13 days left to refund')).isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Refund €80: Ola Nowak' }));
    const dialog = screen.getByRole('dialog', { name: 'Refund the whole payment?', hidden: true });
    await user.click(within(dialog).getByText('Refund it'));
    await screen.findByText('The provider is refunding it.');
    expect(stage.server.asked(refund)).toHaveLength(1);
  });

  it('without an order are accepted by its reference, and a wrong one is said', async () => {
    const found = withdrawal({ order: null, verdict: 'unknown' });
    const user = await openMoney([found]);
    const accept = `POST /api/admin/withdrawals/${found.id}/accept`;
    stage.server.answer(accept, () => problem(404, 'not_found'));
    await user.click(await screen.findByRole('button', { name: 'Accept: Ola Nowak' }));
    await user.type(screen.getByLabelText('Reference of the order'), '4C1F9-A07BE');
    await user.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Accept'));
    expect((await screen.findByText('No order has this reference.')).isConnected).toBe(true);
    expect(stage.server.bodies(accept)[0]).toEqual({ reference: '4C1F9-A07BE' });
  });

  it('are not refunded by support', async () => {
    await openMoney([withdrawal({ state: 'withdrawn' })], 'support');
    await screen.findByRole('article', { name: 'Ola Nowak' });
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });
});
