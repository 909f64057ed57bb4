import { z } from 'zod';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { mediaHash, mediaSchema, usedMediaSchema } from './schemas.ts';

const params = z.object({ hash: mediaHash });

export const mediaEndpoints = {
  openMedia: get('/api/media/{hash}/{file}', {
    service: 'intake',
    summary: 'A picture, video or captions of the site; ranges are allowed, and it never changes',
    who: 'anyone',
    params: params.extend({ file: z.string().regex(/^\w{1,20}\.(avif|webp|mp4|webm|vtt)$/) }),
    response: z.string(),
    content: '*/*',
    unlogged: true,
  }),
  listMedia: forStaff.intake.get('/api/admin/media', 'site.draft', {
    summary: 'The uploaded pictures, videos and captions of the site, newest first, and where they are used',
    response: z.object({ items: z.array(usedMediaSchema) }),
  }),
  addMedia: forStaff.intake.post('/api/admin/media', 'site.draft', {
    summary: 'Upload a picture, a video or captions for the site; the same file twice is one',
    status: 201,
    file: 'file',
    response: mediaSchema,
    problems: ['photo_too_large', 'photo_too_many_pixels', 'photo_unreadable', 'validation_failed', 'unavailable'],
    audit: { action: 'media.added', subject: 'answer.hash', detail: 'answer.kind' },
  }),
  removeMedia: forStaff.intake.del('/api/admin/media/{hash}', 'site.draft', {
    summary: 'Delete an uploaded file that neither the draft nor any revision names',
    params,
    response: z.strictObject({}),
    problems: ['media_in_use'],
    audit: { action: 'media.removed', subject: 'params.hash' },
  }),
} as const satisfies Record<string, Endpoint>;
