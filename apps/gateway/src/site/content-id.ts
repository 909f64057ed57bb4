import { createHash } from 'node:crypto';
import { inOrder, type SiteContent } from '@blue-peony/contracts';

/** 16 hex digits of SHA-256. */
export const shortHash = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** The same content has the same id, whatever the order of its keys. */
export const contentId = (content: SiteContent): string => shortHash(JSON.stringify(inOrder(content)));
