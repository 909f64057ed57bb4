import type { MailText } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryKey } from './deliveries.repository.ts';

type Allowance = { name: string; atMost: number; hours: number };

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
  constructor(private readonly database: DataSource) {}

  /** Counts a mail once, however many attempts it takes. @returns false when it exceeds the limit */
  async take({ eventId, recipient }: DeliveryKey, tag: string, kind: keyof typeof allowances): Promise<boolean> {
    const { name, atMost, hours } = allowances[kind];
    return this.database.transaction(async (manager) => {
      // Serializes concurrent mails to one address.
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [tag]);
      await manager.query(
        `DELETE FROM mails_by_address WHERE (event_id, recipient) IN (
           SELECT event_id, recipient FROM mails_by_address WHERE at < now() - make_interval(hours => $1)
           ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [keptHours, pruneAtMost],
      );
      const taken = await queryRows(
        manager,
        `INSERT INTO mails_by_address (event_id, recipient, tag, allowance)
         SELECT $1, $2, $3, $4 WHERE (
           SELECT count(*) FROM mails_by_address WHERE tag = $3 AND allowance = $4
             AND at > now() - make_interval(hours => $5) AND (event_id, recipient) <> ($1, $2)) < $6
         ON CONFLICT (event_id, recipient) DO UPDATE SET at = now() RETURNING tag`,
        [eventId, recipient, tag, name, hours, atMost],
      );
      return taken.length > 0;
    });
  }
}
