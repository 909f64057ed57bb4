import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { lineOfText } from '../text.ts';
import { savedViewLimit, savedViewsSchema as response } from './schemas.ts';

const savedViewFormSchema = z.strictObject({
  name: lineOfText(40).min(1),
  query: z
    .string()
    .max(500)
    .refine((query) => !new URLSearchParams(query).has('q')),
});

const savedViewPinSchema = z.strictObject({ pinned: z.boolean() });
const openingViewSchema = z.strictObject({ opens: z.boolean() });

export const viewChangesEndpoints = {
  saveView: forStaff.gateway.post('/api/admin/views', 'applications.read', {
    summary: `Save a filter of the list under a name; the same name replaces it, and the ${savedViewLimit} newest stay`,
    body: savedViewFormSchema,
    response,
  }),
  pinView: forStaff.gateway.put('/api/admin/views/{id}/pin', 'applications.read', {
    summary: 'Pin a view above one’s own list, or unpin it',
    body: savedViewPinSchema,
    response,
  }),
  openWithView: forStaff.gateway.put('/api/admin/views/{id}/opens', 'applications.read', {
    summary: 'Let one’s own list open with a view, or no longer',
    body: openingViewSchema,
    response,
  }),
  shareView: forStaff.gateway.put('/api/admin/views/{id}/team', 'applications.manage', {
    summary: `Give one’s own view to the team, where it replaces the one of the same name; ${savedViewLimit} at most`,
    response,
  }),
  removeTeamView: forStaff.gateway.del('/api/admin/views/{id}/team', 'applications.manage', {
    summary: 'Remove a view of the team',
    response,
  }),
  removeView: forStaff.gateway.del('/api/admin/views/{id}', 'applications.read', {
    summary: 'Remove one’s own view',
    response,
  }),
} as const satisfies Record<string, Endpoint>;
