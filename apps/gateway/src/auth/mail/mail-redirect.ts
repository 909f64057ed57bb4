import type { ConfirmType } from '@blue-peony/contracts';
import { AuthError } from '../protocol/auth-error.ts';

type Tokens = Record<'access_token' | 'refresh_token' | 'token_type', string> &
  Record<'expires_at' | 'expires_in', number>;

/** @returns the wanted target when it is a page of the staff app, otherwise the desk's start page */
export function allowedRedirect(publicUrl: string, wanted: unknown): URL {
  const home = new URL('/admin', publicUrl);
  if (typeof wanted !== 'string' || !URL.canParse(wanted, home.href)) return home;
  const url = new URL(wanted, home);
  const within = url.pathname === home.pathname || url.pathname.startsWith(`${home.pathname}/`);
  return url.origin === home.origin && within && !url.username && !url.password ? url : home;
}

export function redirectWithFragment(to: URL, type: ConfirmType, session: Tokens): void {
  const { access_token, refresh_token, token_type, expires_at, expires_in } = session;
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
  to.hash = new URLSearchParams({ access_token, refresh_token, token_type, ...times, type }).toString();
}

/** @throws the error itself when it is no refusal of the protocol */
export function redirectWithError(to: URL, error: unknown): void {
  if (!(error instanceof AuthError)) throw error;
  const { code, message, status } = error;
  const kind = status < 500 ? 'access_denied' : 'server_error';
  to.hash = new URLSearchParams({ error: kind, error_code: code, error_description: message }).toString();
}
