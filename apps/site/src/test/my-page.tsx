import './setup-dom.ts';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { locales, type Locale } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MyApplicationPage } from '../pages/my-application.tsx';
import { paths } from '../paths.ts';
import { looks, myApplication, photoName, secret } from './fake-my-application.ts';
import { ok } from './fake-network.ts';
import { showPage } from './show-page.tsx';

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
  await showPage(locale, <MyApplicationPage legal={{ privacy: [], terms: [] }} />, paths.myApplication(locale));
  await pass(0);
}

export const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
export const bodyOf = (call: number) =>
  JSON.parse(jest.mocked(fetch).mock.calls.at(call)![1]!.body as string) as unknown;
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

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
