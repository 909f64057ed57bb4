import { createHash } from 'node:crypto';
import type { SiteContent } from '@blue-peony/contracts';

/** 16 hex digits of SHA-256. */
export const shortHash = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** The same content has the same id, whatever the order of its keys. */
export const contentId = (content: SiteContent): string => shortHash(JSON.stringify(sorted(content)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
