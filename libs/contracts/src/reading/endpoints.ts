import type { Endpoint } from '../endpoint.ts';
import { ownReadingSchema, readingChangeSchema, readingSchema } from './schemas.ts';

/** Calls about how much applicant data staff read, and from which amount owners are notified. */
export const readingEndpoints = {
  readReading: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/reading',
    summary: 'How much staff read, and the limits above which owners are notified',
    status: 200,
    who: 'staff',
    right: 'settings.manage',
    response: readingSchema,
    problems: [],
  },
  changeReading: {
    service: 'gateway',
    method: 'PUT',
    path: '/api/admin/reading',
    summary: 'Set the limits, and whether each person is counted; turning that off deletes the figures per person',
    status: 200,
    who: 'staff',
    right: 'settings.manage',
    presence: true,
    body: readingChangeSchema,
    response: readingSchema,
    problems: ['validation_failed'],
  },
  readOwnReading: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/account/reading',
    summary: 'Reading figures of the signed-in staff member',
    status: 200,
    who: 'staff',
    right: 'account',
    response: ownReadingSchema,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
