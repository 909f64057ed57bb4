import { BlockList, isIP } from 'node:net';
import type { SmtpTls } from '@blue-peony/service-kit';

const inner = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inner.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** A name without a dot is local: this machine, the Compose network or the namespace. */
const innerName = /^[^.]+$|\.(localhost|local|internal|svc|svc\.cluster\.local)$/i;

/** Whether the server of `url` must be used over TLS. */
export function requiresTls(url: string, setting: SmtpTls = 'auto'): boolean {
  if (setting !== 'auto') return setting === 'required';
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family ? !inner.check(host, family === 6 ? 'ipv6' : 'ipv4') : !innerName.test(host);
}
