import { reservedHost } from './findings.ts';

const own = /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[.*\])$/;

/** Whether strangers reach an address: not a machine's own, a private network's, or one that is reserved for examples. */
export const isPublic = (address: string): boolean => !reservedHost(address) && !own.test(new URL(address).hostname);
