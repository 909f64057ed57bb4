import { z } from 'zod';
import { del, get, post, type Endpoint } from '../endpoint.ts';
import { myPhotoSchema } from '../my-application/schemas.ts';
import { photoProblems } from '../photos/schemas.ts';
import { publicPaths } from '../public-paths.ts';

const photoParams = z.object({ name: z.string().max(400) });
const nothing = z.strictObject({});

export const myPhotosEndpoints = {
  addMyPhoto: post(publicPaths.addMyPhoto, {
    service: 'intake',
    summary: 'Add a photo to your application',
    status: 201,
    who: 'applicant',
    limit: 'uploads',
    file: 'file',
    response: myPhotoSchema,
    problems: ['fresh_link_required', 'too_many_photos', 'application_held', ...photoProblems],
  }),
  openMyPhoto: get(publicPaths.openMyPhoto, {
    service: 'intake',
    summary: 'One of your photos',
    who: 'applicant',
    params: photoParams,
    response: z.string(),
    content: 'image/jpeg',
    problems: ['fresh_link_required'],
  }),
  removeMyPhoto: del(publicPaths.openMyPhoto, {
    service: 'intake',
    summary: 'Delete one of your photos permanently',
    who: 'applicant',
    params: photoParams,
    response: nothing,
    problems: ['fresh_link_required', 'application_held'],
  }),
} as const satisfies Record<string, Endpoint>;
