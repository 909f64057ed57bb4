import '../test/setup-dom.ts';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { checkoutFallbacks, filmingClaims, offers, prices } from '@blue-peony/agency';
import { formatMoney, sessionPrices, type SessionTier } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { filmingVariants, type FilmingVariant } from '../content/filming-variants.ts';
import { bodyOf, fakeNetwork } from '../test/fake-network.ts';
import { legal, showPage } from '../test/show-page.tsx';
import { FilmingPage } from './filming.tsx';

async function show(variant: FilmingVariant) {
  const { filming } = await variant.load();
  const page = <FilmingPage variant={variant} content={filming} legal={legal} />;
  await showPage(variant.locale, page, variant.path);
  return filming;
}

const variantOf = (id: FilmingVariant['id']) => filmingVariants.find((variant) => variant.id === id)!;
const bookings = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-checkout=teasing-content]')];

afterEach(cleanup);

test('sessions are sold on six pages in three currencies', () => {
  expect(filmingVariants.map(({ path, currency }) => `${path} ${currency}`)).toEqual([
    '/filming-services USD',
    '/eu/filming-services EUR',
    '/pl/filming-services PLN',
    '/ukr/filming-services PLN',
    '/th/filming-services USD',
    '/de/filming-services EUR',
  ]);
});

describe.each(filmingVariants)('$path', (variant) => {
  const { tag } = variant.locale;
  const listed = sessionPrices(prices, variant.currency, variant.id);
  const figures = ({ perHour, saving, total }: SessionTier) =>
    [perHour, saving, total].map((money) => (money.amount > 0 ? formatMoney(money, tag) : '–'));

  test('has the price table of the contract, and strikes the list price through where there is one', async () => {
    const { service } = await show(variant);
    const [, ...rows] = within(screen.getByRole('table', { name: service.table })).getAllByRole('row');
    const cells = rows.map((row) =>
      [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.lastElementChild?.textContent),
    );
    expect(cells).toEqual(listed.tiers.map(figures));
    const struck = [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(new Set(struck)).toEqual(new Set(listed.list ? [formatMoney(listed.list, tag)] : []));
  });

  test('books the hours of a row from the table, and one hour elsewhere; each button says so, and has its own fallback', async () => {
    await show(variant);
    fakeNetwork({});
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const links = bookings();
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(checkoutFallbacks['teasing-content'][variant.id]);
      expect(link.getAttribute('aria-label')).toContain(link.textContent);
    }
    const inTable = links.filter((link) => link.closest('table'));
    expect(inTable).toHaveLength(6);
    expect(links.length).toBeGreaterThan(9);
    const hoursOf = async (link: HTMLElement) => {
      fireEvent.click(link);
      const pay = await waitFor(() => {
        const button = document.querySelector('[data-pay]:not(:disabled)');
        expect(button).not.toBeNull();
        return button!;
      });
      await act(async () => void fireEvent.click(pay));
      return (bodyOf() as { hours: number }).hours;
    };
    const asked: number[] = [];
    for (const link of links) asked.push(await hoursOf(link));
    expect(inTable.map((link) => asked[links.indexOf(link)])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(asked.filter((_hours, index) => !links[index]!.closest('table')))).toEqual(new Set([1]));
    log.mockRestore();
  });

  test('states the claims and the earnings of its currency, and no others', async () => {
    await show(variant);
    const text = document.querySelector('main')!.textContent;
    const { revenueMillions, incomeBoost, monthlyEarnings } = filmingClaims;
    const revenue = variant.currency === 'EUR' ? revenueMillions.EUR : revenueMillions.USD;
    expect(text).toContain(revenue.toLocaleString(tag));
    expect(text).toContain(String(incomeBoost));
    for (const ends of monthlyEarnings[variant.earnings])
      for (const end of ends)
        expect(text).toContain(formatMoney({ amount: end * 100, currency: variant.earnings }, tag));
  });

  test('has its anchors, and questions of which one is open at a time', async () => {
    await show(variant);
    const sections = [...document.querySelectorAll('main > section')].map(({ id }) => id);
    expect(sections).toEqual([
      'home',
      'guidance',
      'earnings',
      'prices',
      'stories',
      'comparison',
      'steps',
      'faq',
      'voices',
    ]);
    const questions = [...document.querySelectorAll('#faq details')];
    expect(questions.map((question) => question.getAttribute('name'))).toEqual(Array(5).fill('faq'));
    expect(document.querySelector('#faq [data-accordion]')).toBeTruthy();
  });
});

test('the pages in euros and the Ukrainian one say that the offer holds today only, the others make no such offer', async () => {
  const offering = [];
  for (const { id, load } of filmingVariants) if ((await load()).filming.service.offer) offering.push(id);
  expect(offering).toEqual(['eu', 'ukr', 'de']);
  await show(variantOf('eu'));
  expect(screen.getByText('From €80 to €40 per hour, today only')).toBeTruthy();
  cleanup();
  await show(variantOf('ukr'));
  expect(
    screen.getByText('Із 200 zł до 100 zł за годину, лише сьогодні', {
      normalizer: (text) => text.replaceAll('\u00a0', ' '),
    }),
  ).toBeTruthy();
});

test('while its offer rests, a page shows the price alone', async () => {
  offers.eu.rests = true;
  await show(variantOf('eu'));
  offers.eu.rests = false;
  expect(document.body.textContent).not.toMatch(/today only|€80/i);
  expect(screen.getAllByText('€40').length).toBeGreaterThan(0);
});

test('the earnings of the Thai and Ukrainian pages are those of the specification', () => {
  for (const id of ['th', 'ukr'] as const)
    expect(filmingClaims.monthlyEarnings[variantOf(id).earnings]).toEqual([
      [800, 1500],
      [1500, 4000],
      [3000, 10_000],
    ]);
});

test('no price is typed on a page or into a text', async () => {
  const sources = new URL('../', import.meta.url);
  const entries = await readdir(sources, { recursive: true });
  const files = entries.filter((file) => /(filming|checkout).*\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const source = await readFile(new URL(file, sources), 'utf8');
    expect([file, /[$€]\s?\d|\d\s?(?:zł|€|\$|USD|EUR|PLN)/.exec(source)?.[0]]).toEqual([file, undefined]);
  }
});
