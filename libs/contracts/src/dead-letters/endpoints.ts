import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  deadLetterListSchema,
  deadLetterQuerySchema,
  replayAllSchema,
  replayedAllSchema,
  replayedSchema,
} from './schemas.ts';

export const deadLettersEndpoints = {
  listDeadLetters: {
    service: 'notification',
    method: 'GET',
    path: '/api/admin/dead-letters',
    summary: 'Dead letters: events whose handling has failed for good',
    who: 'staff',
    right: 'mails.read',
    query: deadLetterQuerySchema,
    response: deadLetterListSchema,
  },
  replayDeadLetter: {
    service: 'notification',
    method: 'POST',
    path: '/api/admin/dead-letters/{id}/replay',
    summary: 'Replay a dead letter',
    status: 202,
    who: 'staff',
    right: 'mails.replay',
    params: z.object({ id: z.string() }),
    response: replayedSchema,
    audit: { action: 'dead-letter.replayed', subject: 'answer.id' },
  },
  replayDeadLetters: {
    service: 'notification',
    method: 'POST',
    path: '/api/admin/dead-letters/replay',
    summary: 'Replay all dead letters of a class',
    status: 202,
    who: 'staff',
    right: 'mails.replay',
    body: replayAllSchema,
    response: replayedAllSchema,
    audit: { action: 'dead-letters.replayed', subject: 'body.class', detail: 'answer.replayed' },
  },
} as const satisfies Record<string, Endpoint>;
