import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import { forStaff, post, put, type Endpoint } from '../endpoint.ts';
import {
  mailboxStateSchema,
  receivedMailBytes,
  receivedMailSchema,
  replyListSchema,
  replyPlaceSchema,
  settledSchema,
  unknownReplyListSchema,
} from './schemas.ts';

const file = z.object({ id: z.uuid().toLowerCase(), file: z.uuid().toLowerCase() });
const mail = { body: z.instanceof(Uint8Array), encoding: 'bytes', largestBody: receivedMailBytes } as const;

export const repliesEndpoints = {
  listReplies: forStaff.intake.get('/api/admin/applications/{id}/replies', 'applications.read', {
    summary: 'Mails that arrived from an applicant, oldest first',
    response: replyListSchema,
  }),
  settleReplies: forStaff.intake.put('/api/admin/applications/{id}/replies/settled', 'applications.review', {
    summary: 'Say that the mails that wait for an answer need none, or undo that',
    body: settledSchema,
    response: reviewedApplicationSchema,
    audit: { action: 'reply.settled', subject: 'params.id', detail: 'body.settled' },
  }),
  openReplyFile: forStaff.intake.get('/api/admin/replies/{id}/files/{file}', 'applications.read', {
    summary: 'A file that came with a mail: a picture encoded again, any other as a download',
    params: file,
    response: z.string(),
    content: '*/*',
    audit: { action: 'reply.file-opened', subject: 'params.id', detail: 'params.file' },
  }),
  placeReply: forStaff.intake.put('/api/admin/replies/{id}/application', 'applications.review', {
    summary: 'Assign a mail that fits nobody to an application, or put one back that staff have assigned',
    body: replyPlaceSchema,
    response: z.strictObject({}),
    audit: { action: 'reply.placed', subject: 'params.id', detail: 'body.application_id' },
  }),
  listUnknownReplies: forStaff.intake.get('/api/admin/unknown-replies', 'applications.review', {
    summary: 'Mails that fit no application, newest first',
    response: unknownReplyListSchema,
  }),
  deleteUnknownReply: forStaff.intake.del('/api/admin/unknown-replies/{id}', 'applications.review', {
    summary: 'Delete a mail that fits no application',
    response: z.strictObject({}),
    audit: { action: 'reply.deleted', subject: 'params.id' },
  }),
  readMailbox: forStaff.notification.get('/api/admin/mailbox', 'applications.read', {
    summary: 'Whether the mailbox of replies is being read',
    response: mailboxStateSchema,
  }),
  receiveInboundMail: post('/api/inbound-mails', {
    service: 'intake',
    who: 'anyone',
    summary:
      'One mail as its server received it, signed by Standard Webhooks; 404 where the agency takes none this way',
    ...mail,
    response: receivedMailSchema,
    problems: ['webhook_refused', 'not_found'],
  }),
} as const satisfies Record<string, Endpoint>;

/** From the worker, which reads the mailbox. The id is made of the mail's bytes, so that a repetition stores nothing. */
export const receivedMailEndpoints = {
  receiveMail: put('/inner/received-mails/{id}', {
    service: 'intake',
    who: 'service',
    summary: 'One mail as its server received it, stored once',
    query: z.strictObject({ at: z.iso.datetime() }),
    ...mail,
    response: receivedMailSchema,
  }),
} as const satisfies Record<string, Endpoint>;
