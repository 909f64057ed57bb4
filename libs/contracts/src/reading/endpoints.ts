import { forStaff, type Endpoint } from '../endpoint.ts';
import { ownReadingSchema, readingChangeSchema, readingSchema } from './schemas.ts';

export const readingEndpoints = {
  showReading: forStaff.gateway.get('/api/admin/reading', 'settings.manage', {
    summary: 'How much staff read',
    response: readingSchema,
  }),
  changeReading: forStaff.gateway.put('/api/admin/reading', 'settings.manage', {
    summary: 'Set whether each person is counted; turning that off deletes the figures per person',
    presence: true,
    body: readingChangeSchema,
    response: readingSchema,
  }),
  readOwnReading: forStaff.gateway.get('/api/admin/account/reading', 'account', {
    summary: 'Reading figures of the signed-in staff member',
    response: ownReadingSchema,
  }),
} as const satisfies Record<string, Endpoint>;
