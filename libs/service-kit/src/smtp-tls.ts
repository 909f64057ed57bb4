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
