import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address that limits count as one client: an IPv4 address, or the /64 prefix of an IPv6 address, because one
 * customer gets a whole /64.
 * @param address undefined once the client has closed its connection; the answer then reaches nobody
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

const client = Symbol('client');

/** The {@link addressPrefix} of a request's client, found once: behind trusted proxies that is expensive. */
export const clientOf = (request: FastifyRequest & { [client]?: string }): string =>
  (request[client] ??= addressPrefix(request.ip));

const key = randomBytes(32);

/**
 * A key that tells a service which requests come from one client, and nothing else. The key changes with each process.
 */
export const clientKey = (request: FastifyRequest): string =>
  createHmac('sha256', key).update(clientOf(request)).digest('base64url').slice(0, 16);
