import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { noteFormSchema, noteSchema, streamNoteSchema } from './schemas.ts';

export const notesEndpoints = {
  addNote: forStaff.intake.post('/api/admin/applications/{id}/notes', 'applications.review', {
    summary: 'Add a note to an application',
    status: 201,
    body: noteFormSchema,
    response: noteSchema,
    audit: { action: 'application.noted', subject: 'params.id', detail: 'answer.id' },
  }),
  editNote: forStaff.intake.patch('/api/admin/applications/{id}/notes/{note}', 'applications.review', {
    summary: 'Change the text of a note; for its author and for managers of applications',
    body: noteFormSchema,
    response: streamNoteSchema,
    audit: { action: 'application.note-edited', subject: 'params.id', detail: 'params.note' },
  }),
  removeNote: forStaff.intake.del('/api/admin/applications/{id}/notes/{note}', 'applications.review', {
    summary: 'Delete a note with its text; for its author and for managers of applications',
    response: z.strictObject({}),
    audit: { action: 'application.note-removed', subject: 'params.id', detail: 'params.note' },
  }),
} as const satisfies Record<string, Endpoint>;
