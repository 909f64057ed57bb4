import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteFormSchema, noteListSchema, noteSchema, streamNoteSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });
const params = z.object({ id: z.uuid().toLowerCase() });
const noteParams = params.extend({ note: z.uuid().toLowerCase() });
const ofStaff = { service: 'intake', who: 'staff' } as const;

export const notesEndpoints = {
  listNotes: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}/notes',
    summary: 'Notes on an application, oldest first',
    right: 'applications.read',
    params: applicationParams,
    response: noteListSchema,
  },
  addNote: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/applications/{id}/notes',
    summary: 'Add a note to an application',
    status: 201,
    right: 'applications.review',
    params: applicationParams,
    body: noteFormSchema,
    response: noteSchema,
    audit: { action: 'application.noted', subject: 'params.id', detail: 'answer.id' },
  },
  editNote: {
    ...ofStaff,
    method: 'PATCH',
    path: '/api/admin/applications/{id}/notes/{note}',
    summary: 'Change the text of a note; for its author and for managers of applications',
    right: 'applications.review',
    params: noteParams,
    body: noteFormSchema,
    response: streamNoteSchema,
    audit: { action: 'application.note-edited', subject: 'params.id', detail: 'params.note' },
  },
  removeNote: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/applications/{id}/notes/{note}',
    summary: 'Delete a note with its text; for its author and for managers of applications',
    right: 'applications.review',
    params: noteParams,
    response: z.strictObject({}),
    audit: { action: 'application.note-removed', subject: 'params.id', detail: 'params.note' },
  },
} as const satisfies Record<string, Endpoint>;
