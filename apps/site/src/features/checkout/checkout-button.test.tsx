import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { checkoutFallbacks } from '@blue-peony/agency';
import { checkoutRequestSchema, checkoutSchema, endpoints, locales, type Locale } from '@blue-peony/contracts';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Localized } from '../../i18n/localized.tsx';
import { allCatalogs } from '../../test/all-catalogs.ts';
import { fakeNetwork, refused } from '../../test/fake-network.ts';
import { CheckoutButton } from './checkout-button.tsx';

const { method, path, status } = endpoints.createCheckout;
const call = `${method} ${path}`;
const order = { id: '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10', secret: 'a-secret' };
const made = (checkoutUrl?: string) => ({ status, body: { checkoutUrl, order } });

const fallback = checkoutFallbacks['teasing-content'].us;
const leave = jest.fn<(address: string) => void>();
const log = jest.spyOn(console, 'error');

function show(locale: Locale = locales[0]) {
  render(
    <Localized locale={locale} catalog={allCatalogs[locale.language]}>
      <CheckoutButton
        purchase={{ productType: 'teasing-content', currency: 'PLN', hours: 3 }}
        fallback={fallback}
        className=""
        leave={leave}
      >
        Book
      </CheckoutButton>
    </Localized>,
  );
  return screen.getByRole('link');
}

beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  leave.mockClear();
  log.mockReset();
});

test('is a link to the fallback, for those without a script', () => {
  expect(show().getAttribute('href')).toBe(fallback);
});

test.each(locales)('says in $language that it is loading, and is disabled meanwhile', async (locale) => {
  const calls = fakeNetwork({ [call]: made('https://pay.example/1') });
  const link = show(locale);
  fireEvent.click(link);
  expect(link.textContent).toBe(allCatalogs[locale.language]['checkout.loading']);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.getAttribute('href')).toBeNull();
  fireEvent.click(link);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls).toEqual([call]);
});

test('pressed twice before anything is drawn makes one checkout', async () => {
  const calls = fakeNetwork({ [call]: made('https://pay.example/1') });
  const link = show();
  // Like the page script, which replays the click after hydration.
  await act(async () => {
    link.click();
    link.click();
  });
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls).toEqual([call]);
});

test('reads "Ładowanie..." in Polish and "Loading..." in English', () => {
  expect([allCatalogs.pl['checkout.loading'], allCatalogs.en['checkout.loading']]).toEqual([
    'Ładowanie...',
    'Loading...',
  ]);
});

test('asks for what the contract wants, within a time limit, and goes to the checkout', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  fakeNetwork({ [call]: made('https://pay.example/1') });
  fireEvent.click(show(locales.find(({ id }) => id === 'ukr')));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'));

  const [, init] = jest.mocked(fetch).mock.calls[0]!;
  const body: unknown = JSON.parse(init!.body as string);
  expect(body).toEqual({ productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'ukr' });
  expect(checkoutRequestSchema.parse(body)).toEqual(body);
  expect(checkoutSchema.safeParse(made('https://pay.example/1').body).success).toBe(true);
  // For the way back.
  expect(sessionStorage.getItem(`order-${order.id}`)).toBe(order.secret);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(log).not.toHaveBeenCalled();
});

describe('goes to the fallback and logs why', () => {
  test.each([
    ['the provider cannot be reached', refused(502, 'checkout_unavailable'), 'checkout_unavailable'],
    ['there were too many attempts', refused(429, 'rate_limited'), 'rate_limited'],
    ['the answer has no address', made(), 'No checkout URL received'],
    ['the answer has an empty address', made(''), 'No checkout URL received'],
    [
      'the address is not encrypted',
      made('http://pay.example/1'),
      'The checkout URL is neither https nor of this site',
    ],
    ['the address is a script', made('javascript:alert(1)'), 'The checkout URL is neither https nor of this site'],
  ])('when %s', async (_why, answer, message) => {
    fakeNetwork({ [call]: answer });
    fireEvent.click(show());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(fallback));
    expect(log).toHaveBeenCalledWith('The checkout could not be created', expect.objectContaining({ message }));
  });

  test('when the device is offline', async () => {
    fakeNetwork({});
    fireEvent.click(show());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(fallback));
    expect(log).toHaveBeenCalledTimes(1);
  });
});

test('follows a page of this site without https, as the sandbox has it', async () => {
  const sandbox = `${window.location.origin}/sandbox/1`;
  fakeNetwork({ [call]: made(sandbox) });
  fireEvent.click(show());
  await waitFor(() => expect(leave).toHaveBeenCalledWith(sandbox));
});

test('leaves a tap for a new tab to the browser', () => {
  const calls = fakeNetwork({});
  const link = show();
  const tap = createEvent.click(link, { ctrlKey: true });
  // jsdom cannot open it.
  link.addEventListener('click', (event) => (event.defaultPrevented ? undefined : event.preventDefault()));
  fireEvent(link, tap);
  expect(link.getAttribute('aria-disabled')).toBeNull();
  expect(calls).toEqual([]);
});

test('can be pressed again when the buyer comes back', async () => {
  fakeNetwork({ [call]: made('https://pay.example/1') });
  const link = show();
  fireEvent.click(link);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Book', fallback]);
});

test('every fallback is an https address', () => {
  const { 'digital-guide': guide, 'teasing-content': sessions } = checkoutFallbacks;
  for (const address of [guide, ...Object.values(sessions)]) expect(new URL(address).protocol).toBe('https:');
});
