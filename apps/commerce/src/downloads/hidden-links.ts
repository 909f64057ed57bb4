import { createHash, timingSafeEqual } from 'node:crypto';
import { endpoints, fillPath, type GuideFiles, type GuideFormat } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { z } from 'zod';

const seconds = 600;

const query = z.object({ expires: z.string().regex(/^\d{10}$/), signature: z.string().regex(/^[\w-]{43}$/) });

/** Whether the segment is the hidden page's; compares in constant time. */
export function knowsSegment(given: string, segment: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return segment !== undefined && timingSafeEqual(hash(given), hash(segment));
}

/** @param now Unix seconds */
export function hiddenLinks(keys: KeyRing, now: number): GuideFiles {
  const expires = String(now + seconds);
  const files = (['pdf', 'epub'] as const).map((file_type) => ({
    file_type,
    url: `${fillPath(endpoints.downloadGuideFile.path, { format: file_type })}?expires=${expires}&signature=${keys.mac(purpose, text(file_type, expires)).toString('base64url')}`,
    expires_at: new Date(Number(expires) * 1000).toISOString(),
  }));
  return { files };
}

export function opensHiddenFile(keys: KeyRing, format: GuideFormat, given: unknown, now: number): boolean {
  const parsed = query.safeParse(given);
  if (!parsed.success) return false;
  const { expires, signature } = parsed.data;
  const genuine = keys.verify(purpose, text(format, expires), Buffer.from(signature, 'base64url'));
  return genuine && Number(expires) > now;
}

const purpose = 'hidden links';
const text = (format: GuideFormat, expires: string) => `${format}\n${expires}`;
