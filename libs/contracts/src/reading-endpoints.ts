import type { Endpoint } from './endpoint.ts';
import { ownReadingSchema, readingChangeSchema, readingSchema } from './reading.ts';

/** How much of applicants is read at the desk, and when owners are told of it. */
export const readingEndpoints = {
  readReading: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/reading',
    summary: 'How much is read, and the limits that owners are told beyond',
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
    summary: 'Set the limits, and whether each person is counted; without that, what was counted of people is deleted',
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
    summary: 'What is counted of the staff member who is signed in',
    status: 200,
    who: 'staff',
    right: 'account',
    response: ownReadingSchema,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
