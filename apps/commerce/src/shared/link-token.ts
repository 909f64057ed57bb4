import type { KeyRing } from '@blue-peony/service-kit';

const bytes = 24;
const pattern = /^[\w-]{32}$/;

/** A token for a link. It is not stored: it is derived from what it opens. */
export const linkToken = (keys: KeyRing, purpose: string, text: string): string =>
  keys.mac(purpose, text).subarray(0, bytes).toString('base64url');

export const opensLink = (keys: KeyRing, purpose: string, text: string, token: string): boolean =>
  pattern.test(token) && keys.verify(purpose, text, Buffer.from(token, 'base64url'));
