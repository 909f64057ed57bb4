import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which is what a single customer is given and
 * could wander through.
 * @param address undefined once the client has closed its connection: nobody reads the answer then
 */
export function addressPrefix(address: string | undefined): string {
  if (!address) return 'gone';
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const key = randomBytes(32);

/** Tells a service which requests come from one client and nothing else of it: the key ends with this process. */
export const clientKey = (address: string | undefined): string =>
  createHmac('sha256', key).update(addressPrefix(address)).digest('base64url').slice(0, 16);
