import type { MailText } from '@blue-peony/contracts';
import { Gathered } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryKey } from './deliveries.repository.ts';

type Allowance = { name: string; atMost: number; hours: number };
type Asked = DeliveryKey & Allowance & { tag: string };

const application: Allowance = { name: 'application', atMost: 3, hours: 24 };
/** Anyone can type a stranger's address; that must not use up the budgets of farewells and links. */
const allowances: Record<Exclude<MailText['kind'], 'staff' | 'staff_reference' | 'reply_due'>, Allowance> = {
  received: application,
  assessed: application,
  address_old: application,
  address_new: application,
  /** Written by staff to an applicant. */
  answer: { name: 'answer', atMost: 20, hours: 24 },
  links: { name: 'links', atMost: 3, hours: 1 },
  farewell: { name: 'farewell', atMost: 3, hours: 24 },
};
const keptHours = 24;
const pruneAtMost = 100;

/** Limits mails to one address, because anyone can type somebody else's address. */
@Injectable()
export class MailAllowances {
  // Mails to one address are counted one after another.
  private readonly asked = new Gathered((asked: readonly Asked[]) => this.takeAll(asked), {
    keysOf: ({ tag }) => [tag],
  });

  constructor(private readonly database: DataSource) {}

  /** Counts a mail once, however many attempts it takes. @returns false when it exceeds the limit */
  take({ eventId, recipient }: DeliveryKey, tag: string, kind: keyof typeof allowances): Promise<boolean> {
    return this.asked.add({ eventId, recipient, tag, ...allowances[kind] });
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
