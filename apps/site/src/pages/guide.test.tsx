import '../test/setup-dom.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { offers } from '@blue-peony/agency';
import { locales } from '@blue-peony/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { guide } from '../content/en/guide.ts';
import { guideSales } from '../content/en/guide-sales.ts';
import { chapterIds } from '../content/guide.ts';
import type { TrackingAdapter } from '../features/tracking/tracking-adapter.ts';
import { paths } from '../paths.ts';
import { legal, showPage } from '../test/show-page.tsx';

const order: string[] = [];
const send = jest.fn<TrackingAdapter['send']>(({ name }) => void order.push(name));
jest.unstable_mockModule('../features/tracking/adapters.ts', () => ({ adapters: [{ send, revoke: () => {} }] }));
const { GuidePage } = await import('./guide.tsx');
const { GuideSalesPage } = await import('./guide-sales.tsx');

const show = (page: ReactNode) => showPage(locales[0], page, '/');

afterEach(() => {
  cleanup();
  order.length = 0;
  delete document.documentElement.dataset.consent;
});

test('the article has its title, its reading time, its figures and eight chapters that the table of contents leads to', async () => {
  await show(<GuidePage content={guide} legal={legal} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'How to Start OnlyFans: The Complete Beginner’s Guide to Success',
  );
  expect(within(document.getElementById('home')!).getByText('15 min')).toBeTruthy();
  const contents = screen.getByText('Table of Contents').closest('details')!;
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(chapterIds.map((id) => `#${id}`));
  for (const id of chapterIds) expect(document.getElementById(id)?.querySelector('h2')).toBeTruthy();
  const text = document.querySelector('article')!.textContent;
  for (const figure of ['80%', '$4.99 and $49.99', '25–30%', '$600']) expect(text).toContain(figure);
});

test('the article leads to the book and back to the top', async () => {
  await show(<GuidePage content={guide} legal={legal} />);
  const calls = screen.getAllByRole('link', { name: 'See the complete guide' });
  expect(calls.map((link) => [link.closest('section')?.id, link.getAttribute('href')])).toEqual(
    ['platform-overview', 'content-strategy', 'safety-privacy', undefined].map((id) => [
      id,
      paths.guideSales(locales[0]),
    ]),
  );
  const top = document.querySelector('.to-top')!;
  expect(document.querySelector(top.getAttribute('href')!)).toBeTruthy();
});

test('the sales page has nine goals, four frameworks, three readers who give five stars, and 4.9 stars filled', async () => {
  await show(<GuideSalesPage content={guideSales} legal={legal} />);
  const under = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;
  expect(within(under('What You’ll Learn Inside')).getAllByRole('heading', { level: 3 })).toHaveLength(9);
  expect(within(under('Four frameworks with worksheets')).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(under('What readers say')).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(screen.getByText('4.9/5 (2,847 ratings)')).toBeTruthy();
  const [rating] = screen.getAllByRole('img', { name: 'Rated 4.9 out of 5' });
  const widths = [...rating!.querySelectorAll('svg svg')].map((star) => Number(star.getAttribute('width')));
  expect(widths.map((width) => Math.round(width * 10) / 10)).toEqual([20, 20, 20, 20, 18]);
  for (const figure of ['2,000+', '$5B+', '300%', '200+', '100+']) expect(screen.getByText(figure)).toBeTruthy();
});

test('the digital edition is chosen, and the printed one cannot be', async () => {
  await show(<GuideSalesPage content={guideSales} legal={legal} />);
  const [digital, physical] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([digital!.checked, digital!.disabled]).toEqual([true, false]);
  expect([physical!.checked, physical!.disabled]).toEqual([false, true]);
  const label = physical!.closest('label')!.textContent;
  expect(label).toContain('Physical Book + Digital');
  expect(label).toContain('OUT OF STOCK');
  expect(label).toContain('$12.99');
  expect(screen.getAllByText('$6.99').length).toBeGreaterThan(0);
  expect(screen.getAllByText('$19.99')[0]!.tagName).toBe('S');
  expect(screen.getAllByText('65% OFF - TODAY ONLY').length).toBeGreaterThan(0);
});

test('while its offer rests, the guide has one price', async () => {
  offers.guide.rests = true;
  await show(<GuideSalesPage content={guideSales} legal={legal} />);
  offers.guide.rests = false;
  expect(screen.getAllByText('$6.99').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/TODAY ONLY|\$19\.99/);
});

test('AddToCart is reported with the press, and the checkout asked for by the step before paying', async () => {
  document.documentElement.dataset.consent = 'granted';
  globalThis.fetch = jest.fn(async (path: string, init: RequestInit) => {
    order.push(`${init.method} ${path} ${init.body as string}`);
    return new Promise<Response>(() => {});
  }) as unknown as typeof fetch;
  await show(<GuideSalesPage content={guideSales} legal={legal} />);
  await userEvent.click(screen.getAllByRole('link', { name: 'Get the guide' })[0]!);
  expect(order).toEqual(['AddToCart']);
  await userEvent.click(await screen.findByRole('button', { name: 'Order with obligation to pay' }));
  expect(order).toEqual([
    'AddToCart',
    'POST /api/checkouts {"productType":"digital-guide","currency":"USD","price":699,"language":"en"}',
  ]);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ content: expect.stringContaining('OnlyFans'), value: 6.99, currency: 'USD' }),
  );
});
