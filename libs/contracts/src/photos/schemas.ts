import { z } from 'zod';

const time = z.iso.datetime();

/** Why a photo is not stored. */
export const photoProblems = [
  'photo_too_large',
  'not_an_image',
  'photo_format_unsupported',
  'photo_unreadable',
  'photo_too_many_pixels',
] as const;

export const photoLinkSeconds = 86_400;

export const signedUrlSchema = z.object({ path: z.string(), url: z.string(), expires_at: time });

/**
 * Query of a photo link: the staff member, their session and its factors, the expiry in Unix seconds, the signature.
 */
export const photoLinkQuerySchema = z.object({
  staff: z.uuid(),
  sid: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  /** Application of the photo, for the audit log. */
  application: z.uuid(),
  /** Number of the holder's password changes; absent for none. */
  epoch: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  expires: z.string().regex(/^\d{10}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

/** 201 answer of `POST /api/uploads`; `width` and `height` in pixels, after rotation to upright. */
export const uploadedPhotoSchema = z.object({
  path: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPhoto = z.infer<typeof uploadedPhotoSchema>;

/**
 * The id of a photo in addresses: time and random part of its stored name. The rest of the name is the applicant's own
 * file name, which no address carries.
 */
export const photoId = (path: string): string => path.slice(0, 38);
