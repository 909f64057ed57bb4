import { checkoutFallbacks } from '@blue-peony/agency';

/** This machine, addresses, and names that nobody else can own, such as those of the samples. */
const ours = /(^|\.)(localhost|example|invalid|test)$|^[\d.]+$|^\[/;
const checkout = new URL(checkoutFallbacks['digital-guide']).hostname;

/** The hosts of ours that a text names besides the one of the public address. */
export function otherHosts(text: string, publicUrl: string): string[] {
  const hosts = Array.from(text.matchAll(/https?:\/\/([\w.-]+|\[[\w:]+\])/g), ([, host]) => host!);
  const others = hosts.filter((host) => ours.test(host) && ![new URL(publicUrl).hostname, checkout].includes(host));
  return [...new Set(others)];
}
