import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { noticeListSchema, seenNoticesSchema, unseenNoticesSchema } from './schemas.ts';

export const noticesEndpoints = {
  listNotices: forStaff.intake.get('/api/admin/notices', 'applications.read', {
    summary: 'One’s own notices: applications that colleagues assigned, and notes that mention one',
    response: noticeListSchema,
  }),
  seeNotices: forStaff.intake.put('/api/admin/notices/seen', 'applications.read', {
    summary: 'Say that one has seen one’s own notices until a time, of one application or of all',
    body: seenNoticesSchema,
    response: noticeListSchema,
  }),
} as const satisfies Record<string, Endpoint>;

/** A call from the gateway, which alone knows addresses, to intake. */
export const unseenNoticesEndpoints = {
  countUnseenNotices: get('/inner/unseen-notices', {
    service: 'intake',
    who: 'service',
    summary: 'How many notices staff members have not seen, for a mail',
    response: unseenNoticesSchema,
  }),
} as const satisfies Record<string, Endpoint>;
