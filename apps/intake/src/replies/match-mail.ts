import type { Reply } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { readReplyTokens } from '../reply-token.ts';
import type { ReadMail } from './mail.ts';

export type Place = { applicationId: string; matched: Exclude<Reply['matched'], 'staff'> };

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
const idsAtMost = 50;

/**
 * The application of a mail: by the signed address among its recipients, else by In-Reply-To and References, which must
 * both name our mails about the same one. A report of a mail server names our mail itself. Neither subject, nor words, nor
 * sender fits anybody.
 */
export async function matchMail(
  database: Pick<EntityManager, 'query'>,
  keys: KeyRing,
  { headers, report }: Pick<ReadMail, 'headers' | 'report'>,
): Promise<Place | undefined> {
  const tokens = readReplyTokens(
    keys,
    recipientHeaders.flatMap((name) => headers[name] ?? []),
  );
  if (tokens.length > 0) return tokens.length === 1 ? { applicationId: tokens[0]!, matched: 'address' } : undefined;
  const answered = report ? [report.messageId] : (headers['in-reply-to'] ?? []);
  const earlier = report ? answered : (headers['references'] ?? []);
  const [one, others] = [eventsIn(answered), eventsIn(earlier)];
  if (one.length === 0 || others.length === 0) return undefined;
  const known = await applicationsOf(database, [...one, ...others]);
  const ids = new Set([...one, ...others].flatMap((event) => known.get(event) ?? []));
  const fits = ids.size === 1 && [one, others].every((events) => events.some((event) => known.has(event)));
  return fits ? { applicationId: [...ids][0]!, matched: 'headers' } : undefined;
}

/** The events in Message-IDs of our mails to applicants. */
const eventsIn = (headers: readonly string[]): string[] =>
  headers
    .flatMap((header) => [...header.matchAll(/<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.applicant@[^<>\s]+>/gi)])
    .map(([, event]) => event!.toLowerCase())
    .slice(-idsAtMost);

/** The event of the first mails has the application's id, that of an answer's mail the answer's. */
async function applicationsOf(database: Pick<EntityManager, 'query'>, events: string[]): Promise<Map<string, string>> {
  const rows = await database.query<{ event: string; id: string }[]>(
    `SELECT id AS event, id FROM applications WHERE id = ANY ($1)
     UNION SELECT application_id, application_id FROM erasures WHERE application_id = ANY ($1)
     UNION SELECT assessed_event_id, id FROM applications WHERE assessed_event_id = ANY ($1)
     UNION SELECT id, application_id FROM answers WHERE id = ANY ($1)`,
    [events],
  );
  return new Map(rows.map(({ event, id }) => [event, id]));
}
