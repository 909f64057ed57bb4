import { z } from 'zod';
import { photoLimits } from '../applications/rules.ts';

/** The most that the site's own files may be: bytes of any, seconds of a video, bytes of captions. */
export const mediaLimits = { bytes: photoLimits.bytes, seconds: 600, captionBytes: 200_000 } as const;

/** SHA-256 of the file as it was uploaded. */
export const mediaHash = z.string().regex(/^[\da-f]{64}$/);

export const mediaSchema = z.object({
  hash: mediaHash,
  kind: z.enum(['picture', 'video', 'captions']),
  /** What a fact names; of a picture its largest form. */
  address: z.string(),
  /** Of the file when it was uploaded. */
  name: z.string(),
  /** Of what stands at `address`. */
  bytes: z.int(),
  /** Pixels of a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a video. */
  seconds: z.number().nullable(),
  at: z.iso.datetime(),
  staff_id: z.uuid(),
});
export type Media = z.infer<typeof mediaSchema>;

/** Where facts name it: the draft, and the newest revision. */
export const usedMediaSchema = mediaSchema.extend({
  draft: z.boolean().default(false),
  revision: z.int().nullable().default(null),
});
export type UsedMedia = z.infer<typeof usedMediaSchema>;
