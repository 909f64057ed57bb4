import '../test/setup-dom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { agency, claims, terms } from '@blue-peony/agency';
import { freshLinksRequestSchema, locales, orderSchema, purchaseEventSchema, type Locale } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { allCatalogs } from '../test/all-catalogs.ts';
import { inPage, send } from '../test/reporting.ts';
import { showPage } from '../test/show-page.tsx';
import { fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { forgetSecret, keepSecret, keptSecret, orderKey } from '../secrets.ts';
import { orderFile, orderId, orderSecret, paidOrder } from '../test/fake-orders.ts';

const { OrderPage } = await import('./order.tsx');
const { queryClient } = await import('../features/order/query-client.ts');

const get = `GET /api/orders/${orderId}`;
const post = `POST /api/orders/${orderId}/purchase-event`;

async function visit(id = orderId, locale: Locale = locales[0]) {
  await showPage(
    locale,
    <OrderPage legal={{ privacy: [], terms: [] }} />,
    paths.order(locale, id),
    paths.order(locale, ':orderId'),
  );
}

const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  // A pixel in the page itself would send the page's address.
  expect(inPage).not.toHaveBeenCalled();
  cleanup();
  queryClient.clear();
  forgetSecret(orderKey(orderId));
  send.mockClear();
  delete document.documentElement.dataset.consent;
  jest.useRealTimers();
});

test('the answers of these tests are those of the contract', () => {
  expect(orderSchema.parse(paidOrder())).toEqual(paidOrder());
  expect(purchaseEventSchema.parse({ track: true })).toEqual({ track: true });
  expect(freshLinksRequestSchema.parse({ orderId })).toEqual({ orderId });
});

describe('the secret of an order', () => {
  const state = { id: orderId, status: 'paid', product: 'digital-guide' } as const;
  const proofs = () =>
    jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers as HeadersInit).get('authorization'));

  test('comes behind the # of a link, leaves the address bar and goes with every call about the order', async () => {
    document.documentElement.dataset.consent = 'granted';
    history.replaceState(null, '', `/order/${orderId}/success#${orderSecret}`);
    fakeNetwork({ [get]: ok(paidOrder()), [post]: ok({ track: true }) });
    await visit();
    await pass(0);
    expect([location.pathname, location.hash]).toEqual([`/order/${orderId}/success`, '']);
    expect(keptSecret(orderKey(orderId))).toBe(orderSecret);
    expect(proofs()).toEqual([`Order ${orderSecret}`, `Order ${orderSecret}`]);
    expect(title()).toBe('Thank You for Your Purchase!');
  });

  test.each(locales)('is asked for by mail in the words of $prefix/order/… where the tab has none', async (locale) => {
    document.documentElement.dataset.consent = 'granted';
    const calls = fakeNetwork({ [get]: ok(state), 'POST /api/fresh-links': ok({ accepted: true }) });
    await visit(orderId, locale);
    await pass(0);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog['order.lockedTitle']);
    expect(screen.getByText(catalog['order.lockedAsk'])).toBeTruthy();
    fireEvent.change(screen.getByLabelText(catalog['order.address']), { target: { value: 'ada@example.org' } });
    await act(async () => screen.getByRole('button', { name: catalog['order.byAddressSend'] }).click());
    // Without the secret the visitor may not be the buyer, so no purchase is reported.
    expect([calls, proofs()[0]]).toEqual([[get, 'POST /api/fresh-links'], null]);
  });

  test('that has ended is forgotten, and the page shows what the id shows', async () => {
    keepSecret(orderKey(orderId), orderSecret);
    fakeNetwork({ [get]: [refused(404, 'not_found'), ok(state)] });
    await visit();
    await pass(0);
    expect(title()).toBe('This order is paid');
    expect([proofs(), keptSecret(orderKey(orderId))]).toEqual([[`Order ${orderSecret}`, null], undefined]);
  });
});

describe('a paid order', () => {
  test('shows its receipt: reference, product, date, amount, seller, and how to withdraw', async () => {
    fakeNetwork({ [get]: ok(paidOrder()) });
    await visit();
    await pass(0);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['4C1F9-A07BE', 'Digital guide, PDF and EPUB', 'January 1, 2030', '$6.99', agency.name]);
    expect(screen.getByText(/To withdraw from this purchase/).textContent).toContain(agency.email);
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
    const files = screen.getAllByText(/^(PDF|EPUB|WORKSHEETS \(PDF\))$/).map(({ textContent }) => textContent);
    expect(files).toEqual(['PDF', 'EPUB', 'WORKSHEETS (PDF)']);
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
    expect(screen.getByRole('link', { name: 'How to prepare' }).getAttribute('href')).toBe('/filming-success');
    expect(screen.queryByText('How to read your guide')).toBeNull();
  });
});

describe('an order that is not there', () => {
  test('is not asked for twice, and is named', async () => {
    const calls = fakeNetwork({ [get]: refused(404, 'not_found') });
    await visit();
    await pass(60);
    expect(calls).toEqual([get]);
    expect(title()).toBe('Order Not Found');
    expect(screen.getByText('We couldn’t find the order you’re looking for.')).toBeTruthy();
    expect(screen.getByText(`Order: ${orderId}`)).toBeTruthy();
  });

  test('with the literal placeholder as its id is not asked for at all', async () => {
    const calls = fakeNetwork({});
    await visit(':orderId');
    expect(title()).toBe('Order Not Found');
    expect(screen.getByText('Order: :orderId')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('offers the links by mail to an address, and answers the same to every address', async () => {
    const ask = 'POST /api/fresh-links';
    fakeNetwork({
      [get]: refused(404, 'not_found'),
      [ask]: [refused(422, 'validation_failed'), refused(429, 'rate_limited'), ok({ accepted: true })],
    });
    await visit();
    await pass(0);
    const field = screen.getByLabelText<HTMLInputElement>('Your email address');
    const send = () => act(async () => screen.getByRole('button', { name: 'Send my links' }).click());
    await send();
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.change(field, { target: { value: 'ada@example' } }));
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many attempts/);
    await send();
    expect(JSON.parse(jest.mocked(fetch).mock.calls.at(-1)![1]!.body as string)).toEqual({ email: 'ada@example' });
    expect(screen.getByRole('status').textContent).toMatch(/^If there is a purchase under this address/);
    expect(screen.queryByRole('button', { name: 'Send my links' })).toBeNull();
  });

  test('is asked for three more times after one, two and four seconds when the server fails, then again on request', async () => {
    const failure = refused(503, 'unavailable');
    const calls = fakeNetwork({ [get]: [failure, failure, failure, failure, ok(paidOrder())] });
    await visit();
    const counts: number[] = [calls.length];
    for (const seconds of [1, 2, 4]) {
      await pass(seconds);
      counts.push(calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4]);
    await pass(0.1);
    expect(title()).toBe('Order Not Found');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await pass(0);
    expect(title()).toBe('Thank You for Your Purchase!');
  });
});

describe('a pending payment', () => {
  test('is looked at every three seconds until it is confirmed', async () => {
    const pending = ok(paidOrder({ status: 'pending', files: [] }));
    const calls = fakeNetwork({ [get]: [pending, pending, ok(paidOrder())] });
    await visit();
    await pass(0);
    expect(title()).toBe('Waiting for your payment');
    await pass(6.1);
    expect(title()).toBe('Thank You for Your Purchase!');
    await pass(60);
    expect(calls).toEqual([get, get, get]);
  });

  test('is looked at for two minutes, not for ever, and then on request', async () => {
    const calls = fakeNetwork({ [get]: ok(paidOrder({ status: 'pending', files: [] })) });
    await visit();
    const looks = () => calls.filter((call) => call === get).length;
    await pass(600);
    expect(looks()).toBe(40);
    expect(screen.getByText(/taking longer than usual/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(4);
    expect(looks()).toBe(42);
  });

  test('has the provider itself asked after twenty seconds, and every twenty while the page looks', async () => {
    const check = `POST /api/orders/${orderId}/check`;
    const calls = fakeNetwork({
      [get]: ok(paidOrder({ status: 'pending', files: [] })),
      [check]: [refused(503, 'unavailable'), ok({ accepted: true })],
    });
    const checks = () => calls.filter((call) => call === check).length;
    await visit();
    await pass(19);
    expect(checks()).toBe(0);
    await pass(2);
    expect(checks()).toBe(1);
    await pass(600);
    expect(checks()).toBe(5);
  });
});

test('a refunded order says so and has no files', async () => {
  fakeNetwork({ [get]: ok(paidOrder({ status: 'refunded', files: [] })) });
  await visit();
  await pass(0);
  expect(title()).toBe('This order was refunded');
  expect(screen.queryByRole('link', { name: /^Download the/ })).toBeNull();
});

const told = ['review', 'disputed', 'refunded', 'expired', 'closed'] as const;
test.each(told.flatMap((status) => locales.map((locale) => ({ status, locale, prefix: locale.prefix }))))(
  'an order in the state $status says so, and what happens next, in the words of $prefix/order/…',
  async ({ status, locale }) => {
    fakeNetwork({ [get]: ok({ id: orderId, status, product: 'digital-guide' }) });
    await visit(orderId, locale);
    await pass(0);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog[`order.${status}Title`]);
    const values = { ...terms, email: agency.email, hours: claims.replyHours };
    expect(screen.getByText(formatMessage(locale.language, catalog[`order.${status}Text`], values))).toBeTruthy();
  },
);

test('a part of the price that went back stands on the receipt', async () => {
  fakeNetwork({ [get]: ok(paidOrder({ refunded: 200 })) });
  await visit();
  await pass(0);
  expect(screen.getByText('$2 of it has been refunded.')).toBeTruthy();
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
      queryClient.clear();
      await visit();
      await pass(0);
      expect(calls).toEqual([get]);
      cleanup();
    }
  });
});

test.each(locales)('speaks the language of $prefix/order/…', async (locale) => {
  fakeNetwork({ [get]: ok(paidOrder()) });
  await visit(orderId, locale);
  await pass(0);
  expect(title()).toBe(allCatalogs[locale.language]['order.thanks']);
  expect(screen.getByRole('link', { name: allCatalogs[locale.language]['notFound.home'] }).getAttribute('href')).toBe(
    paths.home(locale),
  );
});
