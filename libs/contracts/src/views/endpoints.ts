import { z } from 'zod';
import { del, forStaff, get, post, put, type Endpoint } from '../endpoint.ts';
import { savedViewFormSchema, savedViewLimit, savedViewPinSchema, savedViewSchema } from './schemas.ts';

const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });

export const viewsEndpoints = {
  listViews: get('/api/admin/views', {
    ...forStaff('gateway', 'applications.read'),
    summary: 'One’s own saved views, by name',
    response: savedViewsSchema,
  }),
  saveView: post('/api/admin/views', {
    ...forStaff('gateway', 'applications.read'),
    summary: `Save a filter of the list under a name; the same name replaces it, and the ${savedViewLimit} newest stay`,
    body: savedViewFormSchema,
    response: savedViewsSchema,
  }),
  pinView: put('/api/admin/views/{id}/pin', {
    ...forStaff('gateway', 'applications.read'),
    summary: 'Pin a view above the list, or unpin it',
    body: savedViewPinSchema,
    response: savedViewsSchema,
  }),
  removeView: del('/api/admin/views/{id}', {
    ...forStaff('gateway', 'applications.read'),
    summary: 'Remove a saved view',
    response: savedViewsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
