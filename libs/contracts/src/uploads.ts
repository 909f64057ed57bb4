import { z } from 'zod';

/** 201 answer of `POST /api/uploads`; `width` and `height` in pixels, after rotation to upright. */
export const uploadedPhotoSchema = z.object({
  path: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});

export type UploadedPhoto = z.infer<typeof uploadedPhotoSchema>;
