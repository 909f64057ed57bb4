import './setup-dom.ts';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { locales, type Locale } from '@blue-peony/contracts';
import { cleanup } from '@testing-library/react';
import { MyApplicationPage } from '../pages/my-application.tsx';
import { paths } from '../paths.ts';
import { looks, myApplication, photoName, secret } from './fake-my-application.ts';
import { fakeNetwork, ok, type Answers } from './fake-network.ts';
import { legal, pass, showPage } from './show-page.tsx';

export const get = 'GET /api/my/application';
export const readLooks = 'GET /api/my/application/looks';
export const patch = 'PATCH /api/my/application';
export const erase = 'DELETE /api/my/application';
export const links = 'POST /api/my/links';
export const photo = `GET /api/my/application/photos/${photoName}`;

export const served = (changes: Parameters<typeof myApplication>[0] = {}) => ({
  [get]: ok(myApplication(changes)),
  [readLooks]: ok({ items: looks }),
});

export async function visit(hash = `#${secret}`, locale: Locale = locales[0]) {
  history.replaceState(null, '', paths.myApplication(locale) + hash);
  await showPage(locale, <MyApplicationPage legal={legal} />, paths.myApplication(locale));
  await pass(0);
}

/** Opens an own page where the network answers with an application, and with what is given. @returns the list of calls */
export async function open(answers: Answers = {}, hash?: string, locale?: Locale) {
  const calls = fakeNetwork({ ...served(), ...answers });
  await visit(hash, locale);
  return calls;
}

/** A clock and a tab of each test's own. */
export function useMyPage() {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2030-01-01T14:00:00Z') });
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
}
