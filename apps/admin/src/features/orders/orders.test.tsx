import { describe, expect, it } from '@jest/globals';
import type { DeskOrder } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../testing/desk.tsx';
import { json, problem } from '../../testing/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/orders';

const file = (changes: Partial<DeskOrder['files'][0]> = {}): DeskOrder['files'][0] => ({
  file_type: 'pdf',
  download_count: 2,
  max_downloads: 5,
  expires_at: '2026-03-27T15:04:00.000Z',
  state: 'ready',
  ...changes,
});

const order = (changes: Partial<DeskOrder> = {}): DeskOrder => ({
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa',
  email: 'buyer@mail.example',
  status: 'paid',
  product: 'digital-guide',
  hours: null,
  amount: 699,
  currency: 'USD',
  refunded: 0,
  reference: '4C1F9-A07BE',
  language: 'pl',
  created_at: '2026-03-20T15:00:00.000Z',
  paid_at: '2026-03-20T15:04:00.000Z',
  files: [file(), file({ file_type: 'epub', download_count: 5, state: 'used_up' })],
  ...changes,
});
const renewCall = `POST /api/admin/orders/${order().id}/fresh-links`;

async function openOrders(items: DeskOrder[], more = false) {
  stage.server.answer(listCall, () => json({ items, more }));
  return (await signIn('/orders')).user;
}

const card = (name: string) => screen.findByRole('article', { name });

describe('orders', () => {
  it('say what was bought and what is left of each file', async () => {
    await openOrders([order()], true);
    const { textContent } = await card('buyer@mail.example');
    expect(textContent).toContain('Digital guide, $6.99');
    expect(textContent).toContain('PDF 2 of 5 downloads useduntil Mar 27, 2026');
    expect(textContent).toContain('EPUB 5 of 5 downloads usedused up');
    expect(screen.getByText(/Only the newest 50/).isConnected).toBe(true);
  });

  it.each([
    ['not paid', order({ status: 'pending', email: '', paid_at: null, files: [] }), 'No e-mail yet', 'Not paid'],
    ['a session', order({ product: 'teasing-content', hours: 3, files: [] }), 'buyer@mail.example', 'Session, 3 hours'],
    ['refunded', order({ status: 'refunded' }), 'buyer@mail.example', 'Refunded'],
    ['disputed', order({ status: 'disputed' }), 'buyer@mail.example', 'Disputed'],
  ])('that are %s say so, and have no links to renew', async (_, given, name, words) => {
    await openOrders([given]);
    expect((await card(name)).textContent).toContain(words);
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull();
  });

  it('are searched as the server does, by address or number and by state', async () => {
    const user = await openOrders([order()]);
    await card('buyer@mail.example');
    stage.server.answer(`${listCall}?q=other%40mail.example`, () => json({ items: [], more: false }));
    stage.server.answer(`${listCall}?q=other%40mail.example&status=disputed`, () => problem(403, 'forbidden'));
    await user.type(screen.getByLabelText('Search'), ' other@mail.example {Enter}');
    await screen.findByText('No order matches.');
    await user.selectOptions(screen.getByLabelText('State'), 'disputed');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch orders.');
  });

  it('say that there are none, until Refresh Data finds one', async () => {
    const user = await openOrders([]);
    await screen.findByText('No orders yet.');
    stage.server.answer(listCall, () => json({ items: [order()], more: false }));
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    await card('buyer@mail.example');
  });
});

describe('renewing links', () => {
  const name = 'Renew links of buyer@mail.example';

  async function confirm(answer: () => Response) {
    stage.server.answer(renewCall, answer);
    const user = await openOrders([order()]);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = screen.getByRole('dialog', { name: 'Renew the links?' });
    expect(dialog.textContent).toContain('The links from before stop working.');
    expect(stage.server.asked(renewCall)).toHaveLength(0);
    stage.server.answer(listCall, () =>
      json({ items: [order({ files: [file({ download_count: 0 })] })], more: false }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Renew and mail' }));
  }

  it('asks first, then shows them new', async () => {
    await confirm(() => json({ accepted: true }, 202));
    await screen.findByText('New links are on their way to buyer@mail.example.');
    await waitFor(async () => expect((await card('buyer@mail.example')).textContent).toContain('PDF 0 of 5'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing on Cancel', async () => {
    const user = await openOrders([order()]);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByRole('dialog'), stage.server.asked(renewCall)]).toEqual([null, []]);
  });

  it.each([
    [404, 'not_found', 'This order has no links any more.'],
    [503, 'upstream_unavailable', 'The links could not be renewed. Please try again.'],
  ])('says why it failed: %i', async (status, code, words) => {
    await confirm(() => problem(status, code));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});
