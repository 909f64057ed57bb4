import { afterEach, expect, it } from '@jest/globals';
import { urlError } from './url-error.ts';

afterEach(() => history.replaceState(null, '', '/admin'));

function at(address: string, error: Error | null = null) {
  history.replaceState(null, '', address);
  return urlError(location, error);
}

it('hands on what the session library says of the parameters of an error', () => {
  expect(at('/admin#error=access_denied&error_code=otp_expired', new Error('Token has expired'))).toBe(
    'Token has expired',
  );
});

it('hands on that a link is none of this flow', () => {
  expect(at('/admin#access_token=x', new Error('Not a valid PKCE flow url.'))).toBe('Not a valid PKCE flow url.');
});

it('says itself that a code is missing', () => {
  expect(at('/admin?code=')).toBe('No code detected.');
});

it('takes the parameters out of the address, and leaves the others', () => {
  at('/admin?q=anna&code=#error=x', new Error('x'));
  expect(location.pathname + location.search + location.hash).toBe('/admin?q=anna');
});

it('leaves an address alone that says nothing of the kind', () => {
  expect(at('/admin/confirm#type=recovery&token_hash=x', new Error('offline'))).toBeUndefined();
  expect(location.hash).toBe('#type=recovery&token_hash=x');
});
