import { z } from 'zod';
import { forStaff, get, post, type Endpoint } from '../endpoint.ts';
import {
  bookingListSchema,
  bookingQuerySchema,
  coachFormSchema,
  coachListSchema,
  coachSchema,
  feedRequestSchema,
  feedSchema,
} from './schemas.ts';

const byLink = { params: z.object({ id: z.uuid(), secure_token: z.string() }) };
const page = { service: 'commerce', who: 'anyone', limit: 'bookings', response: z.string(), ...byLink } as const;

export const bookingsEndpoints = {
  openBooking: get('/api/sessions/{id}/{secure_token}', {
    ...page,
    content: 'text/html',
    query: z.looseObject({}),
    summary: 'The page on which the buyer of a session chooses, moves or cancels its time',
  }),
  changeBooking: post('/api/sessions/{id}/{secure_token}', {
    ...page,
    content: 'text/html',
    body: z.looseObject({}),
    encoding: 'form',
    summary: 'Hold a time for ten minutes, book it, or cancel the session that has one',
  }),
  readFeed: get('/api/session-feeds/{id}/{secure_token}', {
    ...page,
    content: 'text/calendar',
    summary: "A coach's sessions as a calendar to subscribe to",
  }),
  listCoaches: forStaff.commerce.get('/api/admin/coaches', 'orders.read', {
    summary: 'Coaches with their hours',
    response: coachListSchema,
  }),
  addCoach: forStaff.commerce.post('/api/admin/coaches', 'sessions.manage', {
    summary: 'Add a coach',
    body: coachFormSchema,
    response: coachSchema,
    audit: { action: 'coach.changed', subject: 'answer.id' },
  }),
  changeCoach: forStaff.commerce.put('/api/admin/coaches/{id}', 'sessions.manage', {
    summary: "Change a coach's hours; booked sessions keep their time",
    body: coachFormSchema,
    response: coachSchema,
    problems: ['version_conflict'],
    audit: { action: 'coach.changed', subject: 'params.id' },
  }),
  openFeed: forStaff.commerce.post('/api/admin/coaches/{id}/feed', 'sessions.manage', {
    summary: "The secret address of a coach's calendar, or a new one in its place",
    body: feedRequestSchema,
    response: feedSchema,
    audit: { action: 'coach.feed-opened', subject: 'params.id' },
  }),
  listBookings: forStaff.commerce.get('/api/admin/sessions', 'orders.read', {
    summary: 'Sessions with a date in a time range',
    query: bookingQuerySchema,
    response: bookingListSchema,
  }),
} as const satisfies Record<string, Endpoint>;
