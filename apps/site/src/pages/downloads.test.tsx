import { afterEach, expect, jest, test } from '@jest/globals';
import { guideFilesSchema, locales } from '@blue-peony/contracts';
import { cleanup, screen } from '@testing-library/react';
import { useOrderPage } from '../test/order-page.tsx';
import { agree, send } from '../test/reporting.ts';
import { legal, pass, press, showPage, title } from '../test/show-page.tsx';
import { fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { guideFiles } from '../test/fake-orders.ts';

const { DownloadsPage } = await import('./downloads.tsx');

const get = 'GET /api/guide-files/-kx83-mm';

async function visit() {
  await showPage(locales[0], <DownloadsPage legal={legal} />, '/downloads-kx83-mm');
  await pass(0.1);
}

useOrderPage();
afterEach(() => localStorage.clear());

test('the answer of these tests is that of the contract', () => {
  expect(guideFilesSchema.parse(guideFiles)).toEqual(guideFiles);
});

test('opens the two signed links in new tabs, PDF first, and is kept out of search engines', async () => {
  fakeNetwork({ [get]: ok(guideFiles) });
  await visit();
  expect(title()).toBe('Thank you! Your guide is ready.');
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Download (PDF|EPUB)/ });
  expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
    ['/guide/pdf?signed=1', '_blank', 'noopener noreferrer'],
    ['/guide/epub?signed=1', '_blank', 'noopener noreferrer'],
  ]);
  expect(document.title).toMatch(/^Download your guide/);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('heading', { name: 'Kindle' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
});

test('renews the links before their ten minutes are over', async () => {
  const calls = fakeNetwork({ [get]: ok(guideFiles) });
  await visit();
  await pass(9 * 60);
  expect(calls).toEqual([get, get]);
});

test('looks like any page that is not there when the segment is wrong', async () => {
  agree();
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const calls = fakeNetwork({ [get]: refused(404, 'not_found') });
  await visit();
  await pass(30);
  expect(title()).toBe('Oops! Page not found');
  expect(calls).toEqual([get]);
  expect(send).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('offers another try when the server cannot be reached', async () => {
  const failure = refused(503, 'unavailable');
  fakeNetwork({ [get]: [failure, failure, failure, failure, ok(guideFiles)] });
  await visit();
  await pass(8);
  await press('Try again');
  await pass(0.1);
  expect(title()).toBe('Thank you! Your guide is ready.');
});

test('reports page view and purchase once the visitor agrees, once in a browser, and never the secret part', async () => {
  fakeNetwork({ [get]: ok(guideFiles) });
  await visit();
  expect(send).not.toHaveBeenCalled();
  agree();
  await pass(0.1);
  expect(send).toHaveBeenCalledTimes(2);
  cleanup();
  await visit();
  expect(send.mock.calls.map(([event]) => event.name)).toEqual(['PageView', 'Purchase']);
  expect(send.mock.calls[1]![0]).toMatchObject({ value: 6.99, currency: 'USD' });
  expect(JSON.stringify(send.mock.calls)).not.toContain('kx83');
});
