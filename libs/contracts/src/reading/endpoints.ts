import { forStaff, get, put, type Endpoint } from '../endpoint.ts';
import { ownReadingSchema, readingChangeSchema, readingSchema } from './schemas.ts';

export const readingEndpoints = {
  showReading: get('/api/admin/reading', {
    ...forStaff('gateway', 'settings.manage'),
    summary: 'How much staff read',
    response: readingSchema,
  }),
  changeReading: put('/api/admin/reading', {
    ...forStaff('gateway', 'settings.manage'),
    summary: 'Set whether each person is counted; turning that off deletes the figures per person',
    presence: true,
    body: readingChangeSchema,
    response: readingSchema,
  }),
  readOwnReading: get('/api/admin/account/reading', {
    ...forStaff('gateway', 'account'),
    summary: 'Reading figures of the signed-in staff member',
    response: ownReadingSchema,
  }),
} as const satisfies Record<string, Endpoint>;
