import '../test/setup-dom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { guideFilesSchema, locales, type Locale } from '@blue-peony/contracts';
import { act, cleanup, screen } from '@testing-library/react';
import { pass, title, useOrderPage } from '../test/order-page.tsx';
import { send } from '../test/reporting.ts';
import { showPage } from '../test/show-page.tsx';
import { fakeNetwork, ok, refused } from '../test/fake-network.ts';
import { guideFiles } from '../test/fake-orders.ts';

const { DownloadsPage } = await import('./downloads.tsx');

const get = 'GET /api/guide-files/-kx83-mm';

async function visit(path = '/downloads-kx83-mm', locale: Locale = locales[0]) {
  await showPage(locale, <DownloadsPage legal={{ privacy: [], terms: [] }} />, path);
  await pass(0.1);
}

useOrderPage();
beforeEach(() => {
  document.documentElement.dataset.consent = 'granted';
});
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

test.each(['/ukr/downloads-kx83-mm', '/th/downloads-kx83-mm/'])(
  'asks for the secret part of %s alone',
  async (path) => {
    const calls = fakeNetwork({ [get]: ok(guideFiles) });
    await visit(
      path,
      locales.find(({ prefix }) => prefix && path.startsWith(prefix)),
    );
    expect(calls).toEqual([get]);
  },
);

test('looks like any page that is not there when the segment is wrong', async () => {
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
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(0.1);
  expect(title()).toBe('Thank you! Your guide is ready.');
});

test('reports page view and purchase once in a browser, and never the secret part', async () => {
  fakeNetwork({ [get]: ok(guideFiles) });
  await visit();
  cleanup();
  await visit();
  expect(send.mock.calls.map(([event]) => event.name)).toEqual(['PageView', 'Purchase']);
  expect(send.mock.calls[1]![0]).toMatchObject({ value: 6.99, currency: 'USD' });
  expect(JSON.stringify(send.mock.calls)).not.toContain('kx83');
});

test('reports nothing before the visitor has agreed', async () => {
  delete document.documentElement.dataset.consent;
  fakeNetwork({ [get]: ok(guideFiles) });
  await visit();
  expect(send).not.toHaveBeenCalled();
  document.documentElement.dataset.consent = 'granted';
  await pass(0.1);
  expect(send).toHaveBeenCalledTimes(2);
});
