import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { uploadedPhotoSchema } from './schemas.ts';

export const photosEndpoints = {
  uploadPhoto: {
    service: 'intake',
    method: 'POST',
    path: publicPaths.uploadPhoto,
    summary: 'Upload one photo of an application',
    status: 201,
    who: 'anyone',
    limit: 'uploads',
    file: 'file',
    response: uploadedPhotoSchema,
    problems: [
      'photo_too_large',
      'not_an_image',
      'photo_format_unsupported',
      'photo_unreadable',
      'photo_too_many_pixels',
    ],
  },
  openPhoto: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/photos/{path}',
    summary: 'Open a photo by its signed link',
    who: 'photo-link',
    right: 'applications.read',
    params: z.object({ path: z.string() }),
    response: z.string(),
    content: 'image/jpeg',
    audit: { action: 'photo.opened', subject: 'params.path', detail: 'query.application' },
  },
  openPhotoTile: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/photos/{path}/tile',
    summary: "Open a photo's thumbnail of at most 512 px by the photo's signed link",
    who: 'photo-link',
    right: 'applications.read',
    params: z.object({ path: z.string() }),
    response: z.string(),
    content: 'image/jpeg',
    audit: { action: 'photo.opened', subject: 'params.path', detail: 'query.application' },
  },
} as const satisfies Record<string, Endpoint>;
