import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { savedViewFormSchema, savedViewLimit, savedViewPinSchema, savedViewSchema } from './schemas.ts';

const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });
const params = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'gateway', who: 'staff', right: 'applications.read' } as const;

/** Calls for saved views of the list. */
export const viewsEndpoints = {
  listViews: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'One’s own saved views, by name',
    response: savedViewsSchema,
  },
  saveView: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/views',
    summary: `Save a filter of the list under a name; the same name replaces it, and the ${savedViewLimit} newest stay`,
    body: savedViewFormSchema,
    response: savedViewsSchema,
  },
  pinView: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/views/{id}/pin',
    summary: 'Pin a view above the list, or unpin it',
    params,
    body: savedViewPinSchema,
    response: savedViewsSchema,
  },
  removeView: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/views/{id}',
    summary: 'Remove a saved view',
    params,
    response: savedViewsSchema,
  },
} as const satisfies Record<string, Endpoint>;
