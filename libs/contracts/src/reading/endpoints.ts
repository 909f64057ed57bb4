import type { Endpoint } from '../endpoint.ts';
import { ownReadingSchema, readingChangeSchema, readingSchema } from './schemas.ts';

const ofStaff = { service: 'gateway', who: 'staff' } as const;

/** Calls about how much applicant data staff read, and from which amount owners are notified. */
export const readingEndpoints = {
  showReading: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/reading',
    summary: 'How much staff read, and the limits above which owners are notified',
    right: 'settings.manage',
    response: readingSchema,
  },
  changeReading: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/reading',
    summary: 'Set the limits, and whether each person is counted; turning that off deletes the figures per person',
    right: 'settings.manage',
    presence: true,
    body: readingChangeSchema,
    response: readingSchema,
  },
  readOwnReading: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/account/reading',
    summary: 'Reading figures of the signed-in staff member',
    right: 'account',
    response: ownReadingSchema,
  },
} as const satisfies Record<string, Endpoint>;
