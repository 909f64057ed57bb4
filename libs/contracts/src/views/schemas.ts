import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { lineOfText } from '../text.ts';

/** Maximum number of saved views per staff member. */
export const savedViewLimit = 30;

/**
 * A named filter of the list, stored as the query of the desk's address; never the search text, which may contain
 * names.
 */
export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string(), pinned: z.boolean() });
export type SavedView = z.infer<typeof savedViewSchema>;

const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });

export const savedViewFormSchema = z.strictObject({
  name: lineOfText(40).min(1),
  query: z
    .string()
    .max(500)
    .refine((query) => !new URLSearchParams(query).has('q')),
});

export const savedViewPinSchema = z.strictObject({ pinned: z.boolean() });

const params = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'gateway', who: 'staff', right: 'applications.read', status: 200 } as const;

export const savedViewEndpoints = {
  listViews: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'One’s own saved views, by name',
    response: savedViewsSchema,
    problems: [],
  },
  saveView: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/views',
    summary: `Save a filter of the list under a name; the same name replaces it, and the ${savedViewLimit} newest stay`,
    body: savedViewFormSchema,
    response: savedViewsSchema,
    problems: ['validation_failed'],
  },
  pinView: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/views/{id}/pin',
    summary: 'Pin a view above the list, or unpin it',
    params,
    body: savedViewPinSchema,
    response: savedViewsSchema,
    problems: ['validation_failed', 'not_found'],
  },
  removeView: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/views/{id}',
    summary: 'Remove a saved view',
    params,
    response: savedViewsSchema,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
