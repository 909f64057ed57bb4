import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { endpoints, fillPath, guideFormats, type GuideFiles, type GuideFormat } from '@blue-peony/contracts';
import { z } from 'zod';

const seconds = 600;

const query = z.object({ expires: z.string().regex(/^\d{10}$/), signature: z.string().regex(/^[\w-]{43}$/) });

/** Whether a visitor knows the hidden page; takes as long for a near miss as for a far one. */
export function knowsSegment(given: string, segment: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return segment !== undefined && timingSafeEqual(hash(given), hash(segment));
}

/** @param now Unix seconds */
export function hiddenLinks(key: string, now: number): GuideFiles {
  const expires = String(now + seconds);
  const files = guideFormats.map((file_type) => ({
    file_type,
    url: `${fillPath(endpoints.downloadGuideFile.path, { format: file_type })}?expires=${expires}&signature=${sign(key, file_type, expires)}`,
    expires_at: new Date(Number(expires) * 1000).toISOString(),
  }));
  return { files };
}

export function opensHiddenFile(key: string, format: GuideFormat, given: unknown, now: number): boolean {
  const parsed = query.safeParse(given);
  if (!parsed.success) return false;
  const { expires, signature } = parsed.data;
  const genuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, format, expires)));
  return genuine && Number(expires) > now;
}

const sign = (key: string, format: GuideFormat, expires: string) =>
  createHmac('sha256', key).update(`guide file\n${format}\n${expires}`).digest('base64url');
