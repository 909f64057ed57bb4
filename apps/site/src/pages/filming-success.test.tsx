import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { locales, type Locale } from '@blue-peony/contracts';
import { cleanup, screen } from '@testing-library/react';
import { filmingSuccesses } from '../content/filming-variants.ts';
import { paths } from '../paths.ts';
import { forgetOrders, get, post, useOrderPage } from '../test/order-page.tsx';
import { agree, send } from '../test/reporting.ts';
import { legal, pass, showPage, title } from '../test/show-page.tsx';
import { fakeNetwork, ok, refused, type Answers } from '../test/fake-network.ts';
import { orderId, paidOrder } from '../test/fake-orders.ts';

const { FilmingSuccessPage } = await import('./filming-success.tsx');

const booking = paidOrder({ product: 'teasing-content', hours: 3, amount: 16_800, currency: 'PLN', files: [] });

/** Opens the page with an order, or without one where there are no answers about it. */
async function open(answers?: Answers, locale: Locale = locales[0]) {
  const { filmingSuccess } = await filmingSuccesses[locale.language]();
  const calls = fakeNetwork(answers ?? {});
  const path = `${paths.filmingSuccess(locale)}${answers ? `?order=${orderId}` : ''}`;
  await showPage(locale, <FilmingSuccessPage content={filmingSuccess} legal={legal} />, path);
  await pass(1);
  return { calls, states: filmingSuccess.states };
}

/** The same, as if nobody had been here before. */
function reopen(answers: Answers) {
  cleanup();
  forgetOrders();
  return open(answers);
}

useOrderPage();

test('without an order it confirms no payment, asks nothing and tracks nothing', async () => {
  agree();
  const { calls } = await open();
  await pass(4);
  expect(title()).toBe('Just booked a session? This is what comes next');
  expect(screen.queryByText(/confirmed/i)).toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect([calls, send.mock.calls]).toEqual([[], []]);
});

test('a paid order is congratulated on, with its number, hours and price', async () => {
  await open({ [get]: ok(booking) });
  expect(title()).toBe('Congratulations! Your filming strategy session has been booked successfully');
  expect(screen.getByText('Payment Confirmed')).toBeTruthy();
  const receipt = screen.getByRole('region', { name: 'Your receipt' }).textContent;
  for (const fact of ['4C1F9-A07BE', 'Filming session, 3 h', 'zł\u00a0168']) expect(receipt).toContain(fact);
});

test('a buyer who may choose the time is led to it in her zone, and sees it once it is booked', async () => {
  const choice = { url: '/api/sessions/one/token', begins_at: null, zone: null };
  await open({ [get]: ok({ ...booking, booking: choice }) });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const href = () => screen.getByRole('link', { name: /time|Move/ }).getAttribute('href');
  expect(href()).toBe(`/api/sessions/one/token?zone=${encodeURIComponent(timeZone)}`);

  const booked = { ...choice, begins_at: '2027-03-28T08:00:00.000Z', zone: 'Europe/Warsaw' };
  await reopen({ [get]: ok({ ...booking, booking: booked }) });
  expect(screen.getByText(/^Your session: Sunday, March 28 at 10:00/)).toBeTruthy();
  expect(href()).toContain('Europe%2FWarsaw');
});

test('it says when staff write, how much notice a move takes, how to prepare and whom to ask', async () => {
  await open();
  const text = document.querySelector('main')!.textContent;
  for (const words of [
    '48 hours',
    '24 hours’ notice',
    '2–3 outfits',
    'boundaries',
    'A charged phone or camera',
    'Your questions',
    'What we bring',
  ])
    expect(text).toContain(words);
  expect(document.querySelector('main a[href^="mailto:"]')?.getAttribute('href')).toBe(`mailto:${agency.email}`);
});

test('a paid booking is claimed and reported once the visitor agrees, and only once, in the currency of the order', async () => {
  const { calls } = await open({ [get]: ok(booking), [post]: ok({ track: true }) });
  expect([calls, send.mock.calls]).toEqual([[get], []]);
  agree();
  await pass(1);
  expect(calls).toEqual([get, post]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]![0]).toMatchObject({
    name: 'Purchase',
    content: 'Filming Services',
    value: 168,
    currency: 'PLN',
  });
  await reopen({ [get]: ok(booking), [post]: ok({ track: false }) });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a payment on its way is looked at again until it is confirmed', async () => {
  await open({ [get]: [ok({ ...booking, status: 'pending', email: '' }), ok(booking)] });
  expect(title()).toBe('One moment: your payment is being confirmed');
  await pass(4);
  expect(title()).toMatch(/^Congratulations!/);
});

test.each([
  ['an order that nobody knows', refused(404, 'not_found'), 'We could not find this booking'],
  ['an order of something else', ok(paidOrder()), 'We could not find this booking'],
  [
    'an order whose payment does not match',
    ok({ ...booking, status: 'review' }),
    'We are looking at the payment for this booking',
  ],
  ['a disputed order', ok({ ...booking, status: 'disputed' }), 'The payment for this booking is under review'],
  ['a refunded order', ok({ ...booking, status: 'refunded' }), 'This booking has been refunded'],
])('%s is neither congratulated on nor reported', async (_what, answer, words) => {
  agree();
  await open({ [get]: answer });
  expect(title()).toBe(words);
  expect(send).not.toHaveBeenCalled();
});

test('an order that cannot be asked for is not congratulated on, and nothing is said of it before that', async () => {
  document.documentElement.dataset.order = '';
  await open({ [get]: refused(503, 'unavailable') });
  expect(document.documentElement.dataset.order).toBe('');
  await pass(30);
  expect(title()).toBe('One moment: your payment is being confirmed');
  expect(document.documentElement.dataset.order).toBeUndefined();
});

test.each(locales)('it speaks $language', async (locale) => {
  const { states } = await open(undefined, locale);
  expect(title()).toBe(states.none.title);
  cleanup();
  await open({ [get]: ok({ ...booking, status: 'disputed' }) }, locale);
  expect(title()).toBe(states.disputed.title);
});
