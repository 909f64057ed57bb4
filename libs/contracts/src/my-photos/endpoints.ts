import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { myPhotoSchema } from '../my-application/schemas.ts';
import { publicPaths } from '../public-paths.ts';

const photoParams = z.object({ name: z.string().max(400) });
const nothing = z.strictObject({});

export const myPhotosEndpoints = {
  addMyPhoto: {
    service: 'intake',
    method: 'POST',
    path: publicPaths.addMyPhoto,
    summary: 'Add a photo to your application',
    status: 201,
    who: 'applicant',
    limit: 'uploads',
    file: 'file',
    response: myPhotoSchema,
    problems: [
      'fresh_link_required',
      'too_many_photos',
      'application_held',
      'photo_too_large',
      'not_an_image',
      'photo_format_unsupported',
      'photo_unreadable',
      'photo_too_many_pixels',
    ],
  },
  openMyPhoto: {
    service: 'intake',
    method: 'GET',
    path: publicPaths.openMyPhoto,
    summary: 'One of your photos',
    who: 'applicant',
    params: photoParams,
    response: z.string(),
    content: 'image/jpeg',
    problems: ['fresh_link_required'],
  },
  removeMyPhoto: {
    service: 'intake',
    method: 'DELETE',
    path: publicPaths.openMyPhoto,
    summary: 'Delete one of your photos permanently',
    who: 'applicant',
    params: photoParams,
    response: nothing,
    problems: ['fresh_link_required', 'application_held'],
  },
} as const satisfies Record<string, Endpoint>;
