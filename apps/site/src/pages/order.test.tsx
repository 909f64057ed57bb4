import { describe, expect, jest, test } from '@jest/globals';
import { agency, claims, terms } from '@blue-peony/agency';
import { freshLinksRequestSchema, locales, orderSchema, purchaseEventSchema } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { keepSecret, keptSecret, orderKey } from '../secrets.ts';
import { allCatalogs } from '../test/all-catalogs.ts';
import { bodyOf, fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { orderId, orderSecret, paidOrder } from '../test/fake-orders.ts';
import { get, openOrder, post, useOrderPage, visit } from '../test/order-page.tsx';
import { agree } from '../test/reporting.ts';
import { pass, press, title, type } from '../test/show-page.tsx';

useOrderPage();

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
    agree();
    history.replaceState(null, '', `/order/${orderId}/success#${orderSecret}`);
    await openOrder({ [post]: ok({ track: true }) });
    expect([location.pathname, location.hash]).toEqual([`/order/${orderId}/success`, '']);
    expect(keptSecret(orderKey(orderId))).toBe(orderSecret);
    expect(proofs()).toEqual([`Order ${orderSecret}`, `Order ${orderSecret}`]);
    expect(title()).toBe('Thank You for Your Purchase!');
  });

  test.each(locales)('is asked for by mail in the words of $prefix/order/… where the tab has none', async (locale) => {
    agree();
    const calls = await openOrder({ [get]: ok(state), 'POST /api/fresh-links': ok({ accepted: true }) }, locale);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog['order.lockedTitle']);
    expect(screen.getByText(catalog['order.lockedAsk'])).toBeTruthy();
    await type(catalog['order.address'], 'ada@example.org');
    await press(catalog['order.byAddressSend']);
    // Without the secret the visitor may not be the buyer, so no purchase is reported.
    expect([calls, proofs()[0]]).toEqual([[get, 'POST /api/fresh-links'], null]);
  });

  test('that has ended is forgotten, and the page shows what the id shows', async () => {
    keepSecret(orderKey(orderId), orderSecret);
    await openOrder({ [get]: [refused(404, 'not_found'), ok(state)] });
    expect(title()).toBe('This order is paid');
    expect([proofs(), keptSecret(orderKey(orderId))]).toEqual([[`Order ${orderSecret}`, null], undefined]);
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
    await openOrder({
      [get]: refused(404, 'not_found'),
      [ask]: [refused(422, 'validation_failed'), refused(429, 'rate_limited'), ok({ accepted: true })],
    });
    const field = screen.getByLabelText<HTMLInputElement>('Your email address');
    const send = () => press('Send my links');
    await send();
    expect(fetch).toHaveBeenCalledTimes(1);
    await type('Your email address', 'ada@example');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many attempts/);
    await send();
    expect(bodyOf()).toEqual({ email: 'ada@example' });
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
    await press('Try again');
    await pass(0);
    expect(title()).toBe('Thank You for Your Purchase!');
  });
});

describe('a pending payment', () => {
  test('is looked at every three seconds until it is confirmed', async () => {
    const pending = ok(paidOrder({ status: 'pending', files: [] }));
    const calls = await openOrder({ [get]: [pending, pending, ok(paidOrder())] });
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
    await press('Check again');
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

const told = ['review', 'disputed', 'refunded', 'expired', 'closed'] as const;
test.each(told.flatMap((status) => locales.map((locale) => ({ status, locale, prefix: locale.prefix }))))(
  'an order in the state $status says so, and what happens next, in the words of $prefix/order/…',
  async ({ status, locale }) => {
    await openOrder({ [get]: ok({ id: orderId, status, product: 'digital-guide' }) }, locale);
    const catalog = allCatalogs[locale.language];
    expect(title()).toBe(catalog[`order.${status}Title`]);
    const values = { ...terms, email: agency.email, hours: claims.replyHours };
    expect(screen.getByText(formatMessage(locale.language, catalog[`order.${status}Text`], values))).toBeTruthy();
  },
);

test('a part of the price that went back stands on the receipt', async () => {
  await openOrder({ [get]: ok(paidOrder({ refunded: 200 })) });
  expect(screen.getByText('$2 of it has been refunded.')).toBeTruthy();
});

test.each(locales)('speaks the language of $prefix/order/…', async (locale) => {
  await openOrder({}, locale);
  expect(title()).toBe(allCatalogs[locale.language]['order.thanks']);
  expect(screen.getByRole('link', { name: allCatalogs[locale.language]['notFound.home'] }).getAttribute('href')).toBe(
    paths.home(locale),
  );
});
