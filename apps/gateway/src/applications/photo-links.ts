import { createHmac, timingSafeEqual } from 'node:crypto';
import { photoLinkSeconds, signedUrlSchema } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { z } from 'zod';

export type SignedUrl = z.infer<typeof signedUrlSchema>;

const linkQuery = z.object({
  staff: z.uuid(),
  expires: z.string().regex(/^\d{10}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

/** A link to one photo for one staff member; `now` in Unix seconds. */
export function signPhotoLink(key: string, path: string, staff: string, now: number): SignedUrl {
  const expires = String(now + photoLinkSeconds);
  const query = new URLSearchParams({
    staff,
    expires,
    signature: sign(key, { path, staff, expires }).toString('base64url'),
  });
  return {
    path,
    url: `${photoRoute(path)}?${query}`,
    expires_at: new Date(Number(expires) * 1000).toISOString(),
  };
}

/**
 * @returns the id of the staff member that the link was made for
 * @throws AppError `link_expired` for a link that is too old, altered or made up
 */
export function openPhotoLink(key: string, path: string, query: unknown, now: number): string {
  const parsed = linkQuery.safeParse(query);
  if (!parsed.success) throw new AppError('link_expired');
  const { staff, expires, signature } = parsed.data;
  const genuine = timingSafeEqual(sign(key, { path, staff, expires }), Buffer.from(signature, 'base64url'));
  if (!genuine || Number(expires) <= now) throw new AppError('link_expired');
  return staff;
}

/** Path of a photo, here and in the service that keeps it. */
export const photoRoute = (path: string) => `/api/admin/photos/${path.split('/').map(encodeURIComponent).join('/')}`;

// The parts before the path have a fixed form, so no two links share a text.
const sign = (key: string, { path, staff, expires }: { path: string; staff: string; expires: string }) =>
  createHmac('sha256', key).update(`photo\n${expires}\n${staff}\n${path}`).digest();
