import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { savedViewFormSchema, savedViewLimit, savedViewPinSchema, savedViewSchema } from './schemas.ts';

const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });

export const viewsEndpoints = {
  listViews: forStaff.gateway.get('/api/admin/views', 'applications.read', {
    summary: 'One’s own saved views, by name',
    response: savedViewsSchema,
  }),
  saveView: forStaff.gateway.post('/api/admin/views', 'applications.read', {
    summary: `Save a filter of the list under a name; the same name replaces it, and the ${savedViewLimit} newest stay`,
    body: savedViewFormSchema,
    response: savedViewsSchema,
  }),
  pinView: forStaff.gateway.put('/api/admin/views/{id}/pin', 'applications.read', {
    summary: 'Pin a view above the list, or unpin it',
    body: savedViewPinSchema,
    response: savedViewsSchema,
  }),
  removeView: forStaff.gateway.del('/api/admin/views/{id}', 'applications.read', {
    summary: 'Remove a saved view',
    response: savedViewsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
