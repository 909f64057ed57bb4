import { sourcePattern } from '@blue-peony/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepSource, keptSource } from './source.ts';

let referrer = '';
beforeEach(() => {
  referrer = '';
  jest.spyOn(document, 'referrer', 'get').mockImplementation(() => referrer);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete document.documentElement.dataset['source'];
  history.replaceState(null, '', '/');
});

function visit(path: string, from = '') {
  history.replaceState(null, '', path);
  referrer = from;
  keepSource();
}

test.each([
  ['the campaign of the link', '/?utm_source=Spring', '', 'spring'],
  ['the campaign before the site', '/?utm_source=spring', 'https://www.tiktok.com/@x', 'spring'],
  ['the host of the site before, without its page', '/', 'https://www.tiktok.com/@somebody?q=1', 'www.tiktok.com'],
  ['only letters that the server takes', '/?utm_source=Wiosna 2026 <b>', '', 'wiosna-2026-b-'],
  ['no more than 64 letters', `/?utm_source=${'x'.repeat(90)}`, '', 'x'.repeat(64)],
])('a visit keeps %s', (_, path, from, source) => {
  visit(path, from);
  expect(keptSource()).toBe(source);
  expect(source).toMatch(sourcePattern);
});

test.each([
  ['without a campaign and a site before', '/', ''],
  ['from a page of the same site', '/', `${location.origin}/guide`],
  ['with a campaign of signs only', '/?utm_source=***', ''],
])('a visit %s has no source', (_, path, from) => {
  visit(path, from);
  expect(keptSource()).toBeUndefined();
});

test('the first source of a visit stays, in no cookie', () => {
  visit('/?utm_source=first');
  visit('/apply', 'https://www.google.com/');
  expect(keptSource()).toBe('first');
  expect(document.cookie).toBe('');
});
