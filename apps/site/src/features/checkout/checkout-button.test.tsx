import '../../test/setup-dom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { adopt, agency, checkoutFallbacks } from '@blue-peony/agency';
import { checkoutRequestSchema, checkoutSchema, endpoints, locales, type Locale } from '@blue-peony/contracts';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allCatalogs } from '../../test/all-catalogs.ts';
import { bodyOf, fakeNetwork, refused } from '../../test/fake-network.ts';
import { inLanguage } from '../../test/in-language.tsx';
import { CheckoutButton } from './checkout-button.tsx';

const { method, path, status } = endpoints.createCheckout;
const call = `${method} ${path}`;
const order = { id: '7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10', secret: 'a-secret' };
const made = (checkoutUrl?: string) => ({ status, body: { checkoutUrl, order } });
const opened = () => fakeNetwork({ [call]: made('https://pay.example/1') });

const fallback = checkoutFallbacks['teasing-content'].us;
const leave = jest.fn<(address: string) => void>();
const log = jest.spyOn(console, 'error');

/** @param purchase in zł its buyer is asked, in dollars only where the owner wants it */
function show(locale: Locale = locales[0], currency: 'PLN' | 'USD' = 'PLN') {
  const button = (
    <CheckoutButton
      purchase={{ productType: 'teasing-content', currency, hours: 3 }}
      fallback={fallback}
      className=""
      leave={leave}
    >
      Book
    </CheckoutButton>
  );
  render(inLanguage(locale, button));
  return screen.getByRole('link');
}

const payIn = (locale: Locale) => screen.findByRole('button', { name: allCatalogs[locale.language]['purchase.pay'] });

/** Presses the button, ticks the first boxes of the step that opens, and pays. */
async function buy(locale: Locale = locales[0], ticks = 0) {
  const link = show(locale);
  fireEvent.click(link);
  const pay = await payIn(locale);
  for (const box of screen.getAllByRole('checkbox').slice(0, ticks)) fireEvent.click(box);
  fireEvent.click(pay);
  return { link, pay };
}

beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  adopt({});
  leave.mockClear();
  log.mockReset();
});

test.each(locales)('says in $language that it is loading, and is disabled meanwhile', async (locale) => {
  const calls = opened();
  const { link, pay } = await buy(locale);
  const loading = allCatalogs[locale.language]['checkout.loading'];
  expect([link.textContent, pay.textContent]).toEqual([loading, loading]);
  expect([link.getAttribute('aria-disabled'), pay.matches(':disabled')]).toEqual(['true', true]);
  expect(link.getAttribute('href')).toBeNull();
  fireEvent.click(link);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls).toEqual([call]);
});

test('pressed twice before anything is drawn makes one checkout', async () => {
  const calls = opened();
  const link = show();
  // Like the page script, which replays the click after hydration.
  await act(async () => {
    link.click();
    link.click();
  });
  const pay = await payIn(locales[0]);
  await act(async () => {
    pay.click();
    pay.click();
  });
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls).toEqual([call]);
});

describe('the step before paying', () => {
  test.each(locales)('in $language says what is bought, for how much, by whom and how it comes', async (locale) => {
    fireEvent.click(show(locale));
    await payIn(locale);
    const step = screen.getByRole('dialog');
    const catalog = allCatalogs[locale.language];
    expect(step.textContent).toMatch(/168/);
    for (const words of [agency.name, agency.email, '48', catalog['purchase.title'], catalog['purchase.free']])
      expect(step.textContent).toContain(words);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('sends the consents with the checkout where both were ticked, and none where one was', async () => {
    opened();
    await buy(locales[0], 2);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(bodyOf()).toMatchObject({ consents: { begin: true, ends: true, version: agency.legalUpdated } });
    expect(checkoutRequestSchema.safeParse(bodyOf()).success).toBe(true);
    cleanup();
    opened();
    await buy(locales[0], 1);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(bodyOf()).not.toHaveProperty('consents');
    expect(bodyOf()).not.toHaveProperty('mayAskReview');
  });

  test('sends that its buyer may be asked for a review, whatever she agreed to', async () => {
    opened();
    fireEvent.click(show());
    const pay = await payIn(locales[0]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^You may ask me for a review/ }));
    fireEvent.click(pay);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(bodyOf()).toMatchObject({ mayAskReview: true });
    expect(checkoutRequestSchema.safeParse(bodyOf()).success).toBe(true);
  });

  test('goes back to the page, whose button can be pressed again', async () => {
    const calls = fakeNetwork({});
    const link = show();
    for (const _ of [1, 2]) {
      fireEvent.click(link);
      await payIn(locales[0]);
      fireEvent.click(screen.getByRole('button', { name: allCatalogs.en['purchase.back'] }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(calls).toEqual([]);
  });

  test('is left out in dollars where the owner wants that, and never on a German or Polish page', async () => {
    adopt({ seller: { asksElsewhere: false } });
    opened();
    fireEvent.click(show(locales[0], 'USD'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'));
    for (const locale of locales.filter(({ language }) => ['de', 'pl'].includes(language))) {
      cleanup();
      fireEvent.click(show(locale, 'USD'));
      expect(await payIn(locale)).toBeTruthy();
    }
  });
});

test('reads "Ładowanie..." in Polish and "Loading..." in English', () => {
  expect([allCatalogs.pl['checkout.loading'], allCatalogs.en['checkout.loading']]).toEqual([
    'Ładowanie...',
    'Loading...',
  ]);
});

test('asks for what the contract wants, within a time limit, and goes to the checkout', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  opened();
  await buy(locales.find(({ id }) => id === 'ukr'));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'));
  expect(bodyOf()).toEqual({ productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'ukr' });
  expect(checkoutRequestSchema.parse(bodyOf())).toEqual(bodyOf());
  expect(checkoutSchema.safeParse(made('https://pay.example/1').body).success).toBe(true);
  // For the way back.
  expect(sessionStorage.getItem(`order-${order.id}`)).toBe(order.secret);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(log).not.toHaveBeenCalled();
});

test('loads the page again when its price is another one now', async () => {
  fakeNetwork({ [call]: refused(409, 'price_changed') });
  await buy();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(window.location.pathname));
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['the provider cannot be reached', refused(502, 'checkout_unavailable'), 'checkout_unavailable'],
  ['there were too many attempts', refused(429, 'rate_limited'), 'rate_limited'],
  ['the device is offline', [], 'network'],
  ['the answer has no address', made(), 'No checkout URL received'],
  ['the answer has an empty address', made(''), 'No checkout URL received'],
  ['the address is not encrypted', made('http://pay.example/1'), 'The checkout URL is neither https nor of this site'],
  ['the address is a script', made('javascript:alert(1)'), 'The checkout URL is neither https nor of this site'],
])('goes to the fallback and logs why when %s', async (_why, answer, message) => {
  fakeNetwork({ [call]: answer });
  await buy();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(fallback));
  expect(log.mock.calls).toEqual([['The checkout could not be created', expect.objectContaining({ message })]]);
});

test('follows a page of this site without https, as the sandbox has it', async () => {
  const sandbox = `${window.location.origin}/sandbox/1`;
  fakeNetwork({ [call]: made(sandbox) });
  await buy();
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
  opened();
  const { link } = await buy();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Book', fallback]);
});

test('every fallback is an https address', () => {
  const { 'digital-guide': guide, 'teasing-content': sessions } = checkoutFallbacks;
  for (const address of [guide, ...Object.values(sessions)]) expect(new URL(address).protocol).toBe('https:');
});
