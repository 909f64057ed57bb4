import { describe, expect, it } from '@jest/globals';
import type { MoneyCase } from '@blue-peony/contracts';
import { screen, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/cases';

const money = (changes: Partial<MoneyCase> = {}): MoneyCase => ({
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa',
  opened_at: '2026-03-20T15:00:00.000Z',
  reason: 'amount',
  state: 'open',
  payment_id: 'pay_1',
  payment_status: 'paid',
  paid: { amount: 559, currency: 'USD' },
  email: 'buyer@mail.example',
  order: {
    id: '018f3c1e-7a2b-4c3d-8e4f-0000000000bb',
    product: 'digital-guide',
    hours: null,
    amount: 699,
    currency: 'USD',
  },
  decided_at: null,
  note: '',
  ...changes,
});
const actionOf = (name: string) => `POST /api/admin/cases/${money().id}/${name}`;

async function openMoney(items: MoneyCase[], role: 'owner' | 'support' = 'owner') {
  stage.as({ role });
  const open = items.filter(({ state }) => state === 'open').length;
  stage.server.answer(listCall, () => json({ items, more: false, open }));
  const { user } = await signIn('/money');
  await screen.findByRole('heading', { name: 'Payments that match no order' });
  return user;
}

const button = (name: string) => screen.findByRole('button', { name: `${name}: buyer@mail.example` });

describe('payments that match no order', () => {
  it('are searched by the address of their payer, with the withdrawals above them', async () => {
    const user = await openMoney([
      money(),
      money({ id: '018f3c1e-7a2b-4c3d-8e4f-0000000000cc', email: 'odd@mail.example' }),
    ]);
    await screen.findByRole('heading', { name: 'odd@mail.example' });
    stage.server.answer(`${listCall}?q=odd%40mail`, () => json({ items: [], more: false, open: 2 }));
    const withdrawals = 'GET /api/admin/withdrawals?q=odd%40mail';
    stage.server.answer(withdrawals, () => json({ items: [], more: false, waiting: 0 }));
    await user.type(screen.getByLabelText('Search'), 'odd@mail{Enter}');
    await screen.findByText('No payment matches.');
    expect(stage.server.asked(withdrawals)).toHaveLength(1);
  });

  it('say why they wait, what was paid and what was asked for, and no other price once they are accepted', async () => {
    await openMoney([
      money(),
      money({ id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ab', state: 'closed', note: 'By phone' }),
      money({
        id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ac',
        state: 'accepted',
        order: { ...money().order!, amount: 559 },
      }),
    ]);
    const [first, , accepted] = await screen.findAllByRole('article', { name: 'buyer@mail.example' });
    expect(first!.textContent).toContain('The amount differs from the price');
    expect(first!.textContent).toContain('Paid$5.59Price$6.99 · Digital guide');
    expect(first!.textContent).toContain('The buyer is told by email');
    expect(screen.getByText('1 payment waits for a decision.').isConnected).toBe(true);
    expect(screen.getByText('By phone').isConnected).toBe(true);
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/admin/orders/${money().order!.id}`);
    expect(accepted!.textContent).toContain('Agreed as it was paid');
    expect(accepted!.textContent).toContain('Paid$5.59ProductDigital guide');
    expect(accepted!.textContent).not.toMatch(/differs|Price/);
  });

  it('are accepted with the address, which they say while the list shows them decided', async () => {
    const user = await openMoney([money({ reason: 'no_email', email: '' })]);
    stage.server.answer(actionOf('accept'), () => json(money({ state: 'accepted' })));
    await screen.findByText('The buyer was not emailed, because no address is known.');
    await user.click(await screen.findByRole('button', { name: 'Accept: pay_1' }));
    await user.type(screen.getByLabelText('Email of the buyer'), 'ola@mail.example');
    const accepted = money({ reason: 'no_email', email: '', state: 'accepted' });
    stage.server.answer(listCall, () => json({ items: [accepted], more: false, open: 0 }));
    await user.click(screen.getByRole('button', { name: 'Accept and deliver' }));
    expect((await screen.findByText(/Accepted. The buyer gets/)).isConnected).toBe(true);
    expect(stage.server.bodies(actionOf('accept'))[0]).toEqual({ email: 'ola@mail.example' });
    await screen.findByText('Accepted', { selector: 'article *' });
    expect(screen.getByText(/Accepted. The buyer gets/).isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Accept: pay_1' })).toBeNull();
  });

  it('that name no order are accepted for what was bought', async () => {
    const user = await openMoney([money({ reason: 'unknown_order', order: null })]);
    stage.server.answer(actionOf('accept'), () => json(money({ state: 'accepted' })));
    await user.click(await button('Accept'));
    await user.selectOptions(screen.getByLabelText('What was bought'), 'Session, 3 hours');
    await user.selectOptions(screen.getByLabelText('Language of the buyer'), 'Deutsch');
    await user.click(screen.getByRole('button', { name: 'Accept and deliver' }));
    await screen.findByText(/Accepted. The buyer gets/);
    expect(stage.server.bodies(actionOf('accept'))[0]).toEqual({
      email: 'buyer@mail.example',
      sold: { product: 'teasing-content', hours: 3, language: 'de' },
    });
  });

  it('go back only when it is confirmed, say what the provider refuses without losing the dialog, and are closed with a reason', async () => {
    const user = await openMoney([money()]);
    stage.server.answer(actionOf('refund'), () => problem(502, 'refund_failed'));
    await user.click(await button('Refund'));
    const dialog = screen.getByRole('dialog', { name: 'Refund the whole payment?', hidden: true });
    expect(dialog.textContent).toContain('refunds $5.59 to the buyer');
    expect(stage.server.asked(actionOf('refund'))).toHaveLength(0);
    await user.click(within(dialog).getByText('Refund it'));
    expect((await screen.findByText(/The provider did not refund the payment/)).isConnected).toBe(true);
    await user.click(within(dialog).getByText('Cancel'));

    stage.server.answer(actionOf('close'), () => json(money({ state: 'closed' })));
    await user.click(await button('Close'));
    await user.type(screen.getByLabelText('Reason'), 'Settled by phone');
    await user.click(
      within(screen.getByRole('dialog', { name: 'Close without a delivery?', hidden: true })).getByText('Close'),
    );
    await screen.findByText('Closed.');
    expect(stage.server.bodies(actionOf('close'))[0]).toEqual({ note: 'Settled by phone' });
  });

  it('are handed to an owner by support, who may not refund them, nor deliver twice, nor touch what is settled', async () => {
    const user = await openMoney(
      [money({ reason: 'second_payment' }), money({ id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ac', state: 'refunded' })],
      'support',
    );
    await screen.findAllByRole('article');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => ['Accept', 'Refund', 'Close'].includes(name))).toEqual(['Close']);
    await user.click(screen.getByRole('button', { name: 'Copy a note for an owner' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toMatch(
      /^Please decide about a payment of \$5\.59 from buyer@.*pay_1.*#/,
    );
  });

  it('are none where every payment has its order', async () => {
    await openMoney([]);
    expect((await screen.findByText(/Every payment has its order/)).isConnected).toBe(true);
  });
});
