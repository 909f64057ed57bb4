import { z } from 'zod';

/** 201 answer of `POST /api/uploads`; `width` and `height` in pixels, after rotation to upright. */
export const uploadedPhotoSchema = z.object({
  path: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});

/**
 * The id of a photo in addresses: time and random part of its stored name. The rest of the name is the applicant's own
 * file name, which no address carries.
 */
export const photoId = (path: string): string => path.slice(0, 38);

export type UploadedPhoto = z.infer<typeof uploadedPhotoSchema>;
