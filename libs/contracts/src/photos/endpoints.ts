import { z } from 'zod';
import { get, post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { photoProblems, uploadedPhotoSchema } from './schemas.ts';

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
  openPhoto: get('/api/admin/photos/{path}', {
    service: 'intake',
    summary: 'Open a photo by its signed link',
    who: 'photo-link',
    right: 'applications.read',
    params: z.object({ path: z.string() }),
    response: z.string(),
    content: 'image/jpeg',
    audit: { action: 'photo.opened', subject: 'params.path', detail: 'query.application' },
  }),
  openPhotoTile: get('/api/admin/photos/{path}/tile', {
    service: 'intake',
    summary: "Open a photo's thumbnail of at most 512 px by the photo's signed link",
    who: 'photo-link',
    right: 'applications.read',
    params: z.object({ path: z.string() }),
    response: z.string(),
    content: 'image/jpeg',
    audit: { action: 'photo.opened', subject: 'params.path', detail: 'query.application' },
  }),
} as const satisfies Record<string, Endpoint>;
