import {
  endpoints,
  fillPath,
  photoLinkQuerySchema,
  photoId,
  photoLinkSeconds,
  type DeskApplication,
  type signedUrlSchema,
} from '@blue-peony/contracts';
import { AppError, type KeyRing } from '@blue-peony/service-kit';
import type { z } from 'zod';
import type { CurrentIdentity } from '../auth/sessions/staff.strategy.ts';

const purpose = 'photo links';

/** A signed link with its expiry. */
export type SignedUrl = z.infer<typeof signedUrlSchema>;

/**
 * The staff member, session and number of factors that a link was made for, and the application of the photo. `epoch`:
 * number of the staff member's password changes; absent when there are none.
 */
export type LinkHolder = {
  staff: string;
  sid: string;
  aal: 'aal1' | 'aal2';
  application: string;
  epoch?: string | undefined;
};

/** Signs a link to one photo for one staff member; `now` in Unix seconds. */
export function signPhotoLink(keys: KeyRing, path: string, holder: LinkHolder, now: number): SignedUrl {
  const expires = String(now + photoLinkSeconds);
  const id = photoId(path);
  const { epoch, ...others } = holder;
  const query = new URLSearchParams({
    ...others,
    ...(epoch && { epoch }),
    expires,
    signature: keys.mac(purpose, text({ path: id, ...holder, expires })).toString('base64url'),
  });
  return {
    path,
    url: `${fillPath(endpoints.openPhoto.path, { path: id })}?${query}`,
    expires_at: new Date(Number(expires) * 1000).toISOString(),
  };
}

/** Returns a function that adds links to an application's photos, for one member of staff. */
export function photoLinksFor(keys: KeyRing, { identity, photoEpoch }: CurrentIdentity) {
  const epoch = photoEpoch > 0 && { epoch: String(photoEpoch) };
  const holder = { staff: identity.sub, sid: identity.sid, aal: identity.aal, ...epoch };
  const now = Math.floor(Date.now() / 1000);
  return <T extends Pick<DeskApplication, 'id' | 'file_urls'>>(application: T): T & { signedUrls: SignedUrl[] } => ({
    ...application,
    signedUrls: application.file_urls.map((path) =>
      signPhotoLink(keys, path, { ...holder, application: application.id }, now),
    ),
  });
}

/**
 * @returns the holder of the link
 * @throws AppError `link_expired` for a link that is expired, altered or forged
 */
export function openPhotoLink(keys: KeyRing, path: string, query: unknown, now: number): LinkHolder {
  const parsed = photoLinkQuerySchema.safeParse(query);
  if (!parsed.success) throw new AppError('link_expired');
  const { expires, signature, ...holder } = parsed.data;
  const genuine = keys.verify(purpose, text({ path, ...holder, expires }), Buffer.from(signature, 'base64url'));
  if (!genuine || Number(expires) <= now) throw new AppError('link_expired');
  return holder;
}

// The parts before the path have a fixed form, so two different links never give the same text.
const text = ({ path, staff, sid, aal, application, epoch, expires }: LinkHolder & { path: string; expires: string }) =>
  `photo${epoch ? ` ${epoch}` : ''} of ${application}\n${expires}\n${aal}\n${staff}\n${sid}\n${path}`;
