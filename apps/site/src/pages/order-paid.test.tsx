import { describe, expect, test } from '@jest/globals';
import { adopt, agency } from '@blue-peony/agency';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { bodyOf, fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { orderFile, orderId, paidOrder } from '../test/fake-orders.ts';
import { forgetOrders, get, openOrder, post, useOrderPage, visit } from '../test/order-page.tsx';
import { agree, send } from '../test/reporting.ts';
import { pass, press, title } from '../test/show-page.tsx';

useOrderPage();

describe('a paid order', () => {
  test('shows its receipt: reference, product, date, amount, seller, and how to withdraw', async () => {
    await openOrder();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['4C1F9-A07BE', 'Digital guide, PDF and EPUB', 'January 1, 2030', '$6.99', agency.name]);
    expect(screen.getByText(/To withdraw from this purchase/).textContent).toContain(agency.email);
  });

  test('is withdrawn from by a form that knows the order, and says so afterwards', async () => {
    await openOrder();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw from contract here' });
    expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/api/withdrawal/en']);
    const fields = Object.fromEntries(new FormData(button.form!));
    expect(fields).toMatchObject({ contract: '4C1F9-A07BE', email: 'ada@example.org', order: orderId });
    expect(fields).toHaveProperty('secret');
  });

  test('that was withdrawn from shows when, without files and without the form', async () => {
    await openOrder({ [get]: ok(paidOrder({ withdrawn_at: '2030-01-02T12:00:00.000Z' })) });
    expect(screen.getByText(/You withdrew from this purchase on January 2, 2030/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).toBeNull();
  });

  test('asks whether she may be asked for a review, and keeps the answer that got through', async () => {
    const allow = `PUT /api/orders/${orderId}/review`;
    const calls = await openOrder({
      [get]: ok(paidOrder({ may_ask_review: false })),
      [allow]: [ok({ may_ask: true }), refused(503, 'unavailable')],
    });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^You may ask me for a review/ });
    expect(box.checked).toBe(false);
    await act(async () => box.click());
    expect(bodyOf()).toEqual({ may_ask: true });
    // The second is pressed while the first is on its way, and could overtake it.
    await act(async () => [box, box].forEach((one) => one.click()));
    expect([box.checked, calls]).toEqual([true, [get, allow, allow]]);
    expect(screen.getByText(/That didn’t work/)).toBeTruthy();
  });

  test('reads the count again after a download was pressed', async () => {
    const fresh = paidOrder({ files: [orderFile({ download_count: 3 }), orderFile({ file_type: 'epub' })] });
    await openOrder({ [get]: [ok(paidOrder()), ok(fresh)] });
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^Download the PDF/ })));
    await pass(1.1);
    expect(screen.getByText('3/5 downloads used')).toBeTruthy();
  });

  test('loads first, then thanks and lists the files with what is left of them, each for a new tab that learns nothing of the order', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    expect(screen.getByRole('status').textContent).toBe('Loading your order...');
    await pass(0);
    expect(title()).toBe('Thank You for Your Purchase!');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.getByText(/ada@example\.org/)).toBeTruthy();
    const files = screen.getAllByText(/^(PDF|EPUB|Worksheets \(PDF\))$/).map(({ textContent }) => textContent);
    expect(files).toEqual(['PDF', 'EPUB', 'Worksheets (PDF)']);
    expect(screen.getAllByText('2/5 downloads used')).toHaveLength(3);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Download the/ });
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/functions/v1/download-file/a-secure-token', '_blank', 'noopener noreferrer'],
      ['/functions/v1/download-file/another-token', '_blank', 'noopener noreferrer'],
      ['/functions/v1/download-file/a-third-token', '_blank', 'noopener noreferrer'],
    ]);
  });

  test('says how to read on every device, whom to write to, and the way home', async () => {
    await openOrder();
    for (const device of ['Kindle', 'iPhone and iPad', 'Android', 'Computer'])
      expect(screen.getByRole('heading', { name: device })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'hello@bluepeony.example' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  describe('whose links have ended or are used up', () => {
    const ended = paidOrder({
      files: [orderFile({ state: 'used_up', download_count: 5 }), orderFile({ file_type: 'epub', state: 'expired' })],
    });
    const ask = 'POST /api/fresh-links';
    const send = () => press('Send me a fresh link');

    test('says of each what has happened, and has no button to download it', async () => {
      await openOrder({ [get]: ok(ended) });
      expect(screen.queryByRole('link', { name: /^Download the/ })).toBeNull();
      expect(screen.getByText('5/5 downloads used')).toBeTruthy();
      expect(screen.getByText('All downloads of this file have been used.')).toBeTruthy();
      expect(screen.getByText('This link expired on January 8, 2030.')).toBeTruthy();
    });

    test('asks once for fresh ones, says where they go and shows them', async () => {
      const calls = await openOrder({ [get]: [ok(ended), ok(paidOrder())], [ask]: ok({ accepted: true }) });
      await send();
      expect(bodyOf()).toEqual({ orderId });
      expect(screen.getByText(/on their way to ada@example\.org/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send me a fresh link' })).toBeNull();
      await pass(2.1);
      expect(screen.getAllByRole('link', { name: /^Download the/ })).toHaveLength(3);
      expect(screen.getByText(/on their way/)).toBeTruthy();
      expect(calls).toEqual([get, ask, get]);
    });

    test('says so when the wish does not get through, and may be asked again', async () => {
      await openOrder({
        [get]: ok(ended),
        [ask]: [refused(503, 'unavailable'), refused(429, 'rate_limited'), ok({ accepted: true })],
      });
      await send();
      expect(screen.getByText(/That didn’t work/)).toBeTruthy();
      await send();
      expect(screen.getByText(/Too many attempts/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe(
        'mailto:hello@bluepeony.example',
      );
      await send();
      expect(screen.getByText(/on their way/)).toBeTruthy();
    });
  });

  test('of a session leads to how it is prepared, and speaks of no files', async () => {
    await openOrder({ [get]: ok(paidOrder({ product: 'teasing-content', amount: 8500, files: [] })) });
    expect(screen.getByRole('link', { name: 'How to prepare' }).getAttribute('href')).toBe(
      `/filming-success?order=${orderId}`,
    );
    expect(screen.queryByText('How to read your guide')).toBeNull();
  });
});

describe('the purchase', () => {
  test('is claimed and reported once the visitor agrees, and only once, without the order’s id or an address', async () => {
    const calls = await openOrder({ [post]: [ok({ track: true }), ok({ track: false })] });
    expect([calls, send.mock.calls]).toEqual([[get], []]);
    agree();
    await pass(0);
    expect(calls).toEqual([get, post]);
    cleanup();
    await visit();
    await pass(0);
    expect(calls.filter((call) => call === post)).toHaveLength(2);
    expect(send.mock.calls).toEqual([[expect.objectContaining({ name: 'Purchase', value: 6.99, currency: 'USD' })]]);
    expect(JSON.stringify(send.mock.calls)).not.toMatch(new RegExp(`${orderId}|ada@example`));
  });

  test.each([
    ['pending', 'Waiting for your payment'],
    ['disputed', 'This payment is under review'],
    ['refunded', 'This order was refunded'],
  ] as const)('of a %s order is never claimed, and its page says “%s” and has no files', async (status, words) => {
    agree();
    const calls = await openOrder({ [get]: ok(paidOrder({ status, files: [] })) });
    expect(calls).toEqual([get]);
    expect(title()).toBe(words);
    expect(screen.queryByRole('link', { name: /^Download the/ })).toBeNull();
  });
});

describe('the right of withdrawal of an order', () => {
  const put = `PUT /api/orders/${orderId}/consents`;
  const agreed = {
    begin: true,
    ends: true,
    version: '2026-11-26',
    at: '2030-01-01T11:00:00.000Z',
    words: ['Begin now.', 'My right ends.'],
    confirmed_at: null,
  };
  const reopen = (changes: Parameters<typeof paidOrder>[0]) => {
    cleanup();
    forgetOrders();
    return openOrder({ [get]: ok(paidOrder(changes)) });
  };

  test('is asked about where nobody did before paying, and the files are there all the same', async () => {
    const order = paidOrder();
    const calls = await openOrder({ [get]: [ok(order), refused(404, 'not_found')], [put]: ok(agreed) });
    expect(screen.getAllByRole('link', { name: /^Download the/ })).toHaveLength(3);
    await press('I agree to both');
    expect(screen.getByText('Please tick both sentences, or keep your right.')).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await press('I agree to both');
    await pass(0);
    expect(calls).toEqual([get, put, get]);
    expect(bodyOf(1)).toEqual({ begin: true, ends: true, version: agency.legalUpdated });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your right of withdrawal' }));
    expect(screen.getByText('Begin now.')).toBeTruthy();
    expect(screen.getByText(/Until then you keep your right of withdrawal/)).toBeTruthy();
  });

  test('may be kept, ends by the mail that confirms it, and is not asked about where the owner asks nobody', async () => {
    await openOrder({ [put]: refused(503, 'unavailable') });
    await press('No, I keep my right');
    await pass(0);
    expect(screen.getByText('That didn’t work. Please try again in a few minutes.')).toBeTruthy();
    await reopen({ consents: { ...agreed, begin: false, ends: false, words: [] } });
    expect(screen.getByText(/You keep your right of withdrawal for 14 days/)).toBeTruthy();
    await reopen({ consents: { ...agreed, confirmed_at: '2030-01-02T11:00:00.000Z' } });
    expect(screen.getByText('We confirmed it by email on January 2, 2030.')).toBeTruthy();
    adopt({ seller: { asksElsewhere: false } });
    await reopen({});
    expect(screen.queryByText('Your right of withdrawal')).toBeNull();
    await reopen({ currency: 'EUR' });
    expect(screen.getByText('Your right of withdrawal')).toBeTruthy();
    adopt({});
  });
});
