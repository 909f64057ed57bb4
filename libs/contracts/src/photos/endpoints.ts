import { z } from 'zod';
import { get, post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { photoProblems, uploadedPhotoSchema } from './schemas.ts';

const byLink = {
  service: 'intake',
  who: 'photo-link',
  right: 'applications.read',
  params: z.object({ path: z.string() }),
  response: z.string(),
  content: 'image/jpeg',
  audit: { action: 'photo.opened', subject: 'params.path', detail: 'query.application' },
} as const;

export const photosEndpoints = {
  uploadPhoto: post(publicPaths.uploadPhoto, {
    service: 'intake',
    summary: 'Upload one photo of an application',
    status: 201,
    who: 'anyone',
    limit: 'uploads',
    file: 'file',
    response: uploadedPhotoSchema,
    problems: photoProblems,
  }),
  openPhoto: get('/api/admin/photos/{path}', { ...byLink, summary: 'Open a photo by its signed link' }),
  openPhotoTile: get('/api/admin/photos/{path}/tile', {
    ...byLink,
    summary: "Open a photo's thumbnail of at most 512 px by the photo's signed link",
  }),
} as const satisfies Record<string, Endpoint>;
