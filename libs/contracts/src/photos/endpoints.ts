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
} as const;
const opened = { action: 'photo.opened', subject: 'params.path', detail: 'query.application' } as const;

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
    ...byLink,
    summary: 'Open a photo by its signed link',
    audit: opened,
  }),
  openPhotoTile: get('/api/admin/photos/{path}/tile', {
    ...byLink,
    summary: "Open a photo's tile of at most 512 px by the photo's signed link",
    audit: opened,
  }),
  openPhotoThumb: get('/api/admin/photos/{path}/thumb', {
    ...byLink,
    summary: "Open a photo's thumbnail of at most 160 px, for lists: one look for each person, photo and day",
    audit: opened,
  }),
  openPhotoBlur: get('/api/admin/photos/{path}/blur', {
    ...byLink,
    summary: 'Open the colors of a photo in at most 8 by 8 pixels: nobody is recognized in them, so it is no look',
    unlogged: true,
  }),
} as const satisfies Record<string, Endpoint>;
