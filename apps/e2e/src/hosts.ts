import { checkoutFallbacks } from '@blue-peony/agency';

/** Allowed hosts: this machine, IP addresses, and reserved names like those of the samples. */
const ours = /(^|\.)(localhost|example|invalid|test)$|^[\d.]+$|^\[/;
const checkout = new URL(checkoutFallbacks['digital-guide']).hostname;

/** The product's hosts in a text, other than the public address's host. */
export function otherHosts(text: string, publicUrl: string): string[] {
  const hosts = Array.from(text.matchAll(/https?:\/\/([\w.-]+|\[[\w:]+\])/g), ([, host]) => host!);
  const others = hosts.filter((host) => ours.test(host) && ![new URL(publicUrl).hostname, checkout].includes(host));
  return [...new Set(others)];
}
