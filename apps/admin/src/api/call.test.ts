import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { noticesEndpoints, unattendedHeader } from '@blue-peony/contracts';
import { fireEvent } from '@testing-library/react';
import { Server, session } from '../test/server.ts';
import { call } from './call.ts';
import { storageKey } from './stored-session.ts';

const server = new Server();
let now = Date.now();
const pass = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue((now += seconds * 1_000));

beforeAll(async () => {
  globalThis.fetch = server.fetch;
  localStorage.setItem(storageKey, await session('token-1').text());
});
afterEach(() => void jest.restoreAllMocks());

async function unattended() {
  await call(noticesEndpoints.listNotices);
  return server.calls.at(-1)!.headers.get(unattendedHeader);
}

it('says of a call that nobody has used the desk for a minute', async () => {
  expect(await unattended()).toBeNull();
  pass(30);
  expect(await unattended()).toBeNull();
  pass(31);
  expect(await unattended()).toBe('1');
});

it.each(['pointerDown', 'pointerMove', 'keyDown', 'wheel', 'touchMove', 'input'] as const)(
  'counts %s as use, also where the page stops the event',
  async (sign) => {
    pass(61);
    document.body.addEventListener(sign.toLowerCase(), (event) => event.stopPropagation(), { once: true });
    fireEvent[sign](document.body);
    expect(await unattended()).toBeNull();
    pass(61);
    expect(await unattended()).toBe('1');
  },
);
