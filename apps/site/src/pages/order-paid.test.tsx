import '../test/setup-dom.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { adopt, agency } from '@blue-peony/agency';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { orderFile, orderId, paidOrder } from '../test/fake-orders.ts';
import { forgetOrders, get, pass, post, title, useOrderPage, visit } from '../test/order-page.tsx';
import { send } from '../test/reporting.ts';

useOrderPage();

describe('a paid order', () => {
  test('shows its receipt: reference, product, date, amount, seller, and how to withdraw', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    await pass(0);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['4C1F9-A07BE', 'Digital guide, PDF and EPUB', 'January 1, 2030', '$6.99', agency.name]);
    expect(screen.getByText(/To withdraw from this purchase/).textContent).toContain(agency.email);
  });

  test('is withdrawn from by a form that knows the order, and says so afterwards', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    await pass(0);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw from contract here' });
    expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/api/withdrawal/en']);
    const fields = Object.fromEntries(new FormData(button.form!));
    expect(fields).toMatchObject({ contract: '4C1F9-A07BE', email: 'ada@example.org', order: orderId });
    expect(fields).toHaveProperty('secret');
  });

  test('that was withdrawn from shows when, without files and without the form', async () => {
    fakeNetwork({ [get]: ok(paidOrder({ withdrawn_at: '2030-01-02T12:00:00.000Z' })) });
    await visit();
    await pass(0);
    expect(screen.getByText(/You withdrew from this purchase on January 2, 2030/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).toBeNull();
  });

  test('asks whether she may be asked for a review, and keeps the answer that got through', async () => {
    const allow = `PUT /api/orders/${orderId}/review`;
    const calls = fakeNetwork({
      [get]: ok(paidOrder({ may_ask_review: false })),
      [allow]: [ok({ may_ask: true }), refused(503, 'unavailable')],
    });
    await visit();
    await pass(0);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^You may ask me for a review/ });
    expect(box.checked).toBe(false);
    await act(async () => box.click());
    expect(JSON.parse(jest.mocked(fetch).mock.calls.at(-1)![1]!.body as string)).toEqual({ may_ask: true });
    // The second is pressed while the first is on its way, and could overtake it.
    await act(async () => [box, box].forEach((one) => one.click()));
    expect([box.checked, calls]).toEqual([true, [get, allow, allow]]);
    expect(screen.getByText(/That didn’t work/)).toBeTruthy();
  });

  test('reads the count again after a download was pressed', async () => {
    const fresh = paidOrder({ files: [orderFile({ download_count: 3 }), orderFile({ file_type: 'epub' })] });
    fakeNetwork({ [get]: [ok(paidOrder()), ok(fresh)] });
    await visit();
    await pass(0);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^Download the PDF/ })));
    await pass(1.1);
    expect(screen.getByText('3/5 downloads used')).toBeTruthy();
  });

  test('loads first, then thanks and lists the files with what is left of them', async () => {
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
  });

  test('opens each file in a new tab, which learns nothing of the order', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    await pass(0);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Download the/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/functions/v1/download-file/a-secure-token',
      '/functions/v1/download-file/another-token',
      '/functions/v1/download-file/a-third-token',
    ]);
    for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('says how to read on every device, whom to write to, and the way home', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    await pass(0);
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
    const send = () => act(async () => screen.getByRole('button', { name: 'Send me a fresh link' }).click());

    test('says of each what has happened, and has no button to download it', async () => {
      fakeNetwork({ [get]: ok(ended) });
      await visit();
      await pass(0);
      expect(screen.queryByRole('link', { name: /^Download the/ })).toBeNull();
      expect(screen.getByText('5/5 downloads used')).toBeTruthy();
      expect(screen.getByText('All downloads of this file have been used.')).toBeTruthy();
      expect(screen.getByText('This link expired on January 8, 2030.')).toBeTruthy();
    });

    test('asks once for fresh ones, says where they go and shows them', async () => {
      const calls = fakeNetwork({ [get]: [ok(ended), ok(paidOrder())], [ask]: ok({ accepted: true }) });
      await visit();
      await pass(0);
      await send();
      expect(JSON.parse(jest.mocked(fetch).mock.calls.at(-1)![1]!.body as string)).toEqual({ orderId });
      expect(screen.getByText(/on their way to ada@example\.org/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send me a fresh link' })).toBeNull();
      await pass(2.1);
      expect(screen.getAllByRole('link', { name: /^Download the/ })).toHaveLength(3);
      expect(screen.getByText(/on their way/)).toBeTruthy();
      expect(calls).toEqual([get, ask, get]);
    });

    test('says so when the wish does not get through, and may be asked again', async () => {
      fakeNetwork({
        [get]: ok(ended),
        [ask]: [refused(503, 'unavailable'), refused(429, 'rate_limited'), ok({ accepted: true })],
      });
      await visit();
      await pass(0);
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
    fakeNetwork({ [get]: ok(paidOrder({ product: 'teasing-content', amount: 8500, files: [] })) });
    await visit();
    await pass(0);
    expect(screen.getByRole('link', { name: 'How to prepare' }).getAttribute('href')).toBe(
      `/filming-success?order=${orderId}`,
    );
    expect(screen.queryByText('How to read your guide')).toBeNull();
  });
});

describe('the purchase', () => {
  const granted = () => void (document.documentElement.dataset.consent = 'granted');

  test('is reported once, without the order’s id or an address', async () => {
    granted();
    const calls = fakeNetwork({ [get]: ok(paidOrder()), [post]: [ok({ track: true }), ok({ track: false })] });
    await visit();
    await pass(0);
    cleanup();
    await visit();
    await pass(0);
    expect(calls.filter((call) => call === post)).toHaveLength(2);
    expect(send.mock.calls).toEqual([[expect.objectContaining({ name: 'Purchase', value: 6.99, currency: 'USD' })]]);
    expect(JSON.stringify(send.mock.calls)).not.toMatch(new RegExp(`${orderId}|ada@example`));
  });

  test('is neither claimed nor reported before the visitor has agreed', async () => {
    const calls = fakeNetwork({ [get]: ok(paidOrder()), [post]: ok({ track: true }) });
    await visit();
    await pass(0);
    expect(calls).toEqual([get]);
    granted();
    await pass(0);
    expect(calls).toEqual([get, post]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('of a pending, disputed or refunded order is never claimed', async () => {
    granted();
    for (const status of ['pending', 'disputed', 'refunded'] as const) {
      const calls = fakeNetwork({ [get]: ok(paidOrder({ status, files: [] })) });
      forgetOrders();
      await visit();
      await pass(0);
      expect(calls).toEqual([get]);
      cleanup();
    }
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
  const show = async (changes: Parameters<typeof paidOrder>[0]) => {
    cleanup();
    forgetOrders();
    fakeNetwork({ [get]: ok(paidOrder(changes)) });
    await visit();
    await pass(0);
  };

  test('is asked about where nobody did before paying, and the files are there all the same', async () => {
    const order = paidOrder();
    const calls = fakeNetwork({ [get]: [ok(order), refused(404, 'not_found')], [put]: ok(agreed) });
    await visit();
    await pass(0);
    expect(screen.getAllByRole('link', { name: /^Download the/ })).toHaveLength(3);
    const agree = () => screen.getByRole('button', { name: 'I agree to both' });
    await act(async () => void fireEvent.click(agree()));
    expect(screen.getByText('Please tick both sentences, or keep your right.')).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await act(async () => void fireEvent.click(agree()));
    await pass(0);
    expect(
      JSON.parse(jest.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'PUT')![1]!.body as string),
    ).toEqual({ begin: true, ends: true, version: agency.legalUpdated });
    expect(calls).toEqual([get, put, get]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your right of withdrawal' }));
    expect(screen.getByText('Begin now.')).toBeTruthy();
    expect(screen.getByText(/Until then you keep your right of withdrawal/)).toBeTruthy();
  });

  test('may be kept, ends by the mail that confirms it, and is not asked about where the owner asks nobody', async () => {
    fakeNetwork({ [get]: ok(paidOrder()), [put]: refused(503, 'unavailable') });
    await visit();
    await pass(0);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'No, I keep my right' })));
    await pass(0);
    expect(screen.getByText('That didn’t work. Please try again in a few minutes.')).toBeTruthy();
    await show({ consents: { ...agreed, begin: false, ends: false, words: [] } });
    expect(screen.getByText(/You keep your right of withdrawal for 14 days/)).toBeTruthy();
    await show({ consents: { ...agreed, confirmed_at: '2030-01-02T11:00:00.000Z' } });
    expect(screen.getByText('We confirmed it by email on January 2, 2030.')).toBeTruthy();
    adopt({ seller: { asksElsewhere: false } });
    await show({});
    expect(screen.queryByText('Your right of withdrawal')).toBeNull();
    await show({ currency: 'EUR' });
    expect(screen.getByText('Your right of withdrawal')).toBeTruthy();
    adopt({});
  });
});
