import { z } from 'zod';
import { del, forStaff, patch, post, type Endpoint } from '../endpoint.ts';
import { noteFormSchema, noteSchema, streamNoteSchema } from './schemas.ts';

export const notesEndpoints = {
  addNote: post('/api/admin/applications/{id}/notes', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Add a note to an application',
    status: 201,
    body: noteFormSchema,
    response: noteSchema,
    audit: { action: 'application.noted', subject: 'params.id', detail: 'answer.id' },
  }),
  editNote: patch('/api/admin/applications/{id}/notes/{note}', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Change the text of a note; for its author and for managers of applications',
    body: noteFormSchema,
    response: streamNoteSchema,
    audit: { action: 'application.note-edited', subject: 'params.id', detail: 'params.note' },
  }),
  removeNote: del('/api/admin/applications/{id}/notes/{note}', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Delete a note with its text; for its author and for managers of applications',
    response: z.strictObject({}),
    audit: { action: 'application.note-removed', subject: 'params.id', detail: 'params.note' },
  }),
} as const satisfies Record<string, Endpoint>;
