import { afterEach, expect, it } from '@jest/globals';
import { staff } from '../test/server.ts';
import { storageKey, storedSession } from './stored-session.ts';

afterEach(() => localStorage.clear());

const seconds = () => Math.floor(Date.now() / 1000);
const whole = () => ({ access_token: 'a', refresh_token: 'r', expires_at: seconds() + 3600, user: staff() });

it('returns the session whose token is fresh', () => {
  localStorage.setItem(storageKey, JSON.stringify(whole()));
  expect(storedSession()).toEqual(whole());
});

it('knows that nobody is signed in', () => {
  expect(storedSession()).toBeNull();
});

it.each([
  ['a token that must be renewed soon', { ...whole(), expires_at: seconds() + 60 }],
  ['a session without a person', { ...whole(), user: undefined }],
  ['a session without a refresh token', { ...whole(), refresh_token: '' }],
  ['null', null],
])('leaves %s to the library', (_, stored) => {
  localStorage.setItem(storageKey, JSON.stringify(stored));
  expect(storedSession()).toBeUndefined();
});

it('leaves text that is no JSON to the library', () => {
  localStorage.setItem(storageKey, '{');
  expect(storedSession()).toBeUndefined();
});
