import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import {
  deadLetterListSchema,
  deadLetterQuerySchema,
  replayAllSchema,
  replayedAllSchema,
  replayedSchema,
} from './schemas.ts';

export const deadLettersEndpoints = {
  listDeadLetters: forStaff.notification.get('/api/admin/dead-letters', 'mails.read', {
    summary: 'Dead letters: events whose handling has failed for good',
    query: deadLetterQuerySchema,
    response: deadLetterListSchema,
  }),
  replayDeadLetter: forStaff.notification.post('/api/admin/dead-letters/{id}/replay', 'mails.replay', {
    summary: 'Replay a dead letter',
    status: 202,
    params: z.object({ id: z.string() }),
    response: replayedSchema,
    audit: { action: 'dead-letter.replayed', subject: 'answer.id' },
  }),
  replayDeadLetters: forStaff.notification.post('/api/admin/dead-letters/replay', 'mails.replay', {
    summary: 'Replay all dead letters of a class',
    status: 202,
    body: replayAllSchema,
    response: replayedAllSchema,
    audit: { action: 'dead-letters.replayed', subject: 'body.class', detail: 'answer.replayed' },
  }),
} as const satisfies Record<string, Endpoint>;
