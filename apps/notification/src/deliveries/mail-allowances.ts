import type { MailText } from '@blue-peony/contracts';
import { Gathered } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dailyMails } from './daily-mails.ts';
import type { DeliveryKey } from './deliveries.repository.ts';

type Allowance = { name: string; atMost: number; hours: number };
type Asked = DeliveryKey & Allowance & { tag: string };

const oneLess = (name: keyof typeof dailyMails): Allowance => ({ name, atMost: dailyMails[name] - 1, hours: 24 });

/** A mail about applications to their applicant. */
type Addressed = Exclude<Extract<MailText, { tag: string }>, { kind: 'gathered' }>;

const application = oneLess('application');
/** Of a proven mailbox each kind has a budget of its own. */
const confirmed: Record<Addressed['kind'], Allowance> = {
  received: application,
  assessed: application,
  address_old: { name: 'address', atMost: 6, hours: 24 },
  address_new: { name: 'address', atMost: 6, hours: 24 },
  changed: { name: 'changed', atMost: 20, hours: 24 },
  /** Written by staff to an applicant. */
  answer: { name: 'answer', atMost: 20, hours: 24 },
  links: { name: 'links', atMost: 3, hours: 1 },
  farewell: { name: 'farewell', atMost: 3, hours: 24 },
};

/** Whether a gathered mail can stand for it; any other mail has a text of its own. */
export const canBeGathered = ({ kind }: MailText): boolean => kind === 'received' || kind === 'assessed';

function allowanceOf(text: Addressed): Allowance {
  // Only the holder of a link can delete, and an address that waited for its last mail would be kept for it.
  if (text.confirmed || text.kind === 'answer' || text.kind === 'farewell') return confirmed[text.kind];
  return canBeGathered(text) ? oneLess('unconfirmed') : { ...oneLess('unconfirmed'), atMost: dailyMails.unconfirmed };
}

const keptHours = 24;
const pruneAtMost = 100;

/** Limits mails to one mailbox, because anyone can type somebody else's address. */
@Injectable()
export class MailAllowances {
  // Mails to one address are counted one after another.
  private readonly asked = new Gathered((asked: readonly Asked[]) => this.takeAll(asked), {
    keysOf: ({ tag }) => [tag],
  });

  constructor(private readonly database: DataSource) {}

  /** Counts a mail once, however many attempts it takes. @returns the allowance that it exceeds */
  async take({ eventId, recipient }: DeliveryKey, text: Addressed): Promise<string | undefined> {
    const allowance = allowanceOf(text);
    const taken = await this.asked.add({ eventId, recipient, tag: text.tag, ...allowance });
    return taken ? undefined : allowance.name;
  }

  private async takeAll(asked: readonly Asked[]): Promise<boolean[]> {
    const given = JSON.stringify(asked);
    return this.database.transaction(async (manager) => {
      // Serializes concurrent mails to one address. One order for all workers, so that none waits for another in a circle.
      await manager.query(
        `SELECT pg_advisory_xact_lock(hash) FROM (
           SELECT DISTINCT hashtext(tag) AS hash FROM jsonb_to_recordset($1::jsonb) AS asked (tag text) ORDER BY hash
         ) AS locks`,
        [given],
      );
      await manager.query(
        `DELETE FROM mails_by_address WHERE (event_id, recipient) IN (
           SELECT event_id, recipient FROM mails_by_address WHERE at < now() - make_interval(hours => $1)
           ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [keptHours, pruneAtMost],
      );
      const taken = await queryRows<{ tag: string }>(
        manager,
        `INSERT INTO mails_by_address (event_id, recipient, tag, allowance)
         SELECT "eventId", asked.recipient, asked.tag, name
         FROM jsonb_to_recordset($1::jsonb)
           AS asked ("eventId" uuid, recipient text, tag text, name text, "atMost" int, hours int)
         WHERE (
           SELECT count(*) FROM mails_by_address AS counted WHERE counted.tag = asked.tag AND allowance = name
             AND at > now() - make_interval(hours => asked.hours)
             AND (event_id, counted.recipient) <> ("eventId", asked.recipient)) < "atMost"
         ON CONFLICT (event_id, recipient) DO UPDATE SET at = now() RETURNING tag`,
        [given],
      );
      const tags = new Set(taken.map(({ tag }) => tag));
      return asked.map(({ tag }) => tags.has(tag));
    });
  }
}
