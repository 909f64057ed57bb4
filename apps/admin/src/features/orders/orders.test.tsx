import { describe, expect, it } from '@jest/globals';
import type { DeskOrder } from '@blue-peony/contracts';
import { screen, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { order } from '../../test/orders.ts';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/orders?view=sales';
const noSales = () => json({ items: [] });

async function openOrders(items: DeskOrder[], next_cursor: string | null = null) {
  stage.server.answer('GET /api/admin/sales?*', noSales);
  stage.server.answer(listCall, () => json({ items, next_cursor }));
  return (await signIn('/orders')).user;
}

describe('orders', () => {
  it('say on one line who bought what, where the money is and what was downloaded', async () => {
    await openOrders([order()]);
    const line = (await screen.findByRole('link', { name: /buyer@mail.example/ })).closest('li')!;
    expect(line.textContent).toContain('4C1F9-A07BE');
    expect(line.textContent).toContain('Digital guide, $6.99');
    expect(line.textContent).toContain('PDF 2/5 · EPUB 5/5');
    expect(within(line).getByRole('link').getAttribute('href')).toBe(`/admin/orders/${order().id}`);
  });

  it('say what became of their money', async () => {
    const states = [
      [{ status: 'pending', email: '', paid_at: null, files: [] }, 'Not paid'],
      [{ refunded: 200 }, '$2.00 of it refunded'],
      [{ status: 'disputed' }, 'Disputed'],
      [{ status: 'review', files: [] }, 'Payment in review'],
    ] as const;
    const idOf = (index: number) => `018f3c1e-7a2b-4c3d-8e4f-00000000000${index}`;
    await openOrders(states.map(([changes], index) => order({ ...changes, id: idOf(index) } as Partial<DeskOrder>)));
    await screen.findAllByRole('link', { name: /buyer@mail.example/ });
    const lines = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Digital guide'));
    expect(lines.map((line, index) => within(line).getAllByText(states[index]![1]).length)).toEqual([1, 1, 1, 1]);
  });

  it('show sales first, and everything to whoever searches', async () => {
    const user = await openOrders([order()]);
    await screen.findByRole('link', { name: /buyer@mail.example/ });
    stage.server.answer('GET /api/admin/orders?q=other&view=all', () => json({ items: [], next_cursor: null }));
    stage.server.answer('GET /api/admin/orders?q=other&view=all&status=disputed', () => problem(403, 'forbidden'));
    await user.type(screen.getByLabelText('Search'), ' other {Enter}');
    await screen.findByText('No order matches.');
    await user.selectOptions(screen.getByLabelText('State'), 'disputed');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch orders.');
  });

  it('go on where the page ends', async () => {
    const user = await openOrders([order()], order().id);
    const older = order({ id: '018f3c1e-7a2b-4c3d-8e4f-0000000000bb', email: 'older@mail.example' });
    stage.server.answer(`${listCall}&cursor=${order().id}`, () => json({ items: [older], next_cursor: null }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: /older@mail.example/ });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are summed up by currency, less what went back', async () => {
    stage.server.answer('GET /api/admin/sales?*', () =>
      json({
        items: [
          { day: '2026-03-20', product: 'digital-guide', currency: 'USD', orders: 2, amount: 1398, refunded: 699 },
          { day: '2026-03-19', product: 'teasing-content', currency: 'USD', orders: 1, amount: 45000, refunded: 0 },
        ],
      }),
    );
    stage.server.answer(listCall, () => json({ items: [], next_cursor: null }));
    await signIn('/orders');
    const panel = await screen.findByRole('region', { name: 'Sales of 30 days' });
    expect((await within(panel).findByText('$456.99')).nextSibling!.textContent).toBe('3 orders');
  });
});
