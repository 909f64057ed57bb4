import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const spamReasons = ['link_in_name', 'nonsense', 'many_from_address', 'many_from_phone'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const spamFilters = ['marked', 'clean'] as const;

/** `sameAddress` and `samePhone` count the applications of an hour, this one included. */
type Arrival = { name: string; message: string | null; sameAddress: number; samePhone: number };

/** A person may correct herself by another try, and another. */
const mostInAnHour = 3;
/** Shorter than this, the same letter may be a name. */
const leastRepeated = 4;

const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|xyz|top|shop|site|online|click|link|me|io)\b/i;
const keyboardRow = /^(?:asdf|qwert|zxcv)/i;

/** Why an application is obviously spam; null for everything that a person may have meant. */
export function spamReasonOf({ name, message, sameAddress, samePhone }: Arrival): SpamReason | null {
  if (link.test(name)) return 'link_in_name';
  if (isNonsense(name) || repeatsOneLetter(message ?? '')) return 'nonsense';
  if (sameAddress > mostInAnHour) return 'many_from_address';
  return samePhone > mostInAnHour ? 'many_from_phone' : null;
}

const isNonsense = (name: string) => !/\p{L}/u.test(name) || keyboardRow.test(name) || repeatsOneLetter(name);

function repeatsOneLetter(text: string): boolean {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return letters.length >= leastRepeated && new Set(letters).size === 1;
}

export const spamEndpoints = {
  clearSpamMark: {
    service: 'intake',
    method: 'DELETE',
    path: '/api/admin/applications/{id}/spam-mark',
    summary: 'Say that an application is no spam',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: z.object({ id: z.uuid().toLowerCase() }),
    response: z.strictObject({}),
    problems: ['not_found'],
    audit: { action: 'application.spam-cleared', subject: 'params.id' },
  },
} as const satisfies Record<string, Endpoint>;
