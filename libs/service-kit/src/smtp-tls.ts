import { isIP } from 'node:net';
import type { SmtpTls } from './config.ts';
import { isInnerAddress } from './inner-address.ts';

/** A name without a dot is local: this machine, the Compose network or the namespace. */
const innerName = /^[^.]+$|\.(localhost|local|internal|svc|svc\.cluster\.local)$/i;

/** Whether the server of `url` must be used over TLS. */
export function requiresTls(url: string, setting: SmtpTls = 'auto'): boolean {
  if (setting !== 'auto') return setting === 'required';
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? !isInnerAddress(host) : !innerName.test(host);
}

/** What the mail library gets for every server. @param limitMs for the connection, the greeting and each answer */
export const smtpOptions = (url: string, setting: SmtpTls | undefined, limitMs: number) => ({
  url,
  requireTLS: requiresTls(url, setting),
  dnsTimeout: 5_000,
  connectionTimeout: limitMs,
  greetingTimeout: limitMs,
  socketTimeout: limitMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});
