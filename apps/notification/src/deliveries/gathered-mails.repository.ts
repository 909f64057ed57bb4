import { randomUUID } from 'node:crypto';
import { gatheredAtMost } from '@blue-peony/contracts';
import { Gathered } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryKey } from './deliveries.repository.ts';
import { dailyMails, type Allowance } from './daily-mails.ts';

/** `plain`: the address is spelled without a part after a plus sign. */
type Held = DeliveryKey & { applicationId: string; tag: string; allowance: string; plain: boolean };
type Asked = DeliveryKey & Allowance & { tag: string };
type Mailbox = { tag: string; allowance: string };

/** Longer than the wait for a result, so that one mail tells a burst of applications and their results. */
const heldMinutes = 15;
const mailboxesAtOnce = 50;
const keptHours = 24;
const pruneAtMost = 100;

const hasRoom = ({ tag, allowance }: Mailbox, limits: string) => `
  (SELECT count(*) FROM mails_by_address AS counted WHERE counted.tag = ${tag} AND counted.allowance = ${allowance}
   AND at > now() - interval '24 hours') < (${limits}::jsonb ->> ${allowance})::int`;
const daily = JSON.stringify(dailyMails);
/** An application is told once. Plain spellings first: a stranger can think of any number of others. */
const byApplication = 'GROUP BY application_id ORDER BY bool_or(plain) DESC, min(since)';

/** Counts the mails to each mailbox, and keeps those that exceed its limit until one mail tells of them. */
@Injectable()
export class GatheredMailsRepository {
  // Mails to one address are counted one after another.
  private readonly asked = new Gathered((asked: readonly Asked[]) => this.takeAll(asked), {
    keysOf: ({ tag }) => [tag],
  });

  constructor(private readonly database: DataSource) {}

  /** Counts a mail once, however many attempts it takes. @returns false when it exceeds the allowance */
  take({ eventId, recipient }: DeliveryKey, tag: string, allowance: Allowance): Promise<boolean> {
    return this.asked.add({ eventId, recipient, tag, ...allowance });
  }

  async hold({ eventId, recipient, applicationId, tag, allowance, plain }: Held): Promise<void> {
    await this.database.query(
      `INSERT INTO gathered_mails (event_id, recipient, application_id, tag, allowance, plain)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [eventId, recipient, applicationId, tag, allowance, plain],
    );
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

  /** Assigns held mails to new ones, as far as their mailboxes may get one. @returns all mails that are not sent yet */
  async claim(): Promise<string[]> {
    const due = await this.database.query<Mailbox[]>(
      `SELECT tag, allowance FROM gathered_mails AS held WHERE mail_id IS NULL
       GROUP BY tag, allowance HAVING min(since) < now() - make_interval(mins => $1)
         AND ${hasRoom({ tag: 'held.tag', allowance: 'held.allowance' }, '$2')}
       ORDER BY min(since) LIMIT $3`,
      [heldMinutes, daily, mailboxesAtOnce],
    );
    for (const mailbox of due) await this.assign(mailbox);
    const rows = await this.database.query<{ id: string }[]>(
      'SELECT DISTINCT mail_id AS id FROM gathered_mails WHERE mail_id IS NOT NULL',
    );
    return rows.map(({ id }) => id);
  }

  private async assign({ tag, allowance }: Mailbox): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [tag]);
      const id = randomUUID();
      const assigned = await queryRows(
        manager,
        `UPDATE gathered_mails SET mail_id = $4 WHERE tag = $1 AND allowance = $2 AND mail_id IS NULL
           AND ${hasRoom({ tag: '$1', allowance: '$2' }, '$3')}
           AND application_id IN (
             SELECT application_id FROM gathered_mails WHERE tag = $1 AND allowance = $2 AND mail_id IS NULL
             ${byApplication} LIMIT $5)
         RETURNING event_id`,
        [tag, allowance, daily, id, gatheredAtMost],
      );
      if (assigned.length === 0) return;
      await manager.query(
        `INSERT INTO mails_by_address (event_id, recipient, tag, allowance) VALUES ($1, 'applicant', $2, $3)`,
        [id, tag, allowance],
      );
    });
  }

  /** The applications of a mail, in the order in which they are told. */
  async applications(mailId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT application_id AS id FROM gathered_mails WHERE mail_id = $1 ${byApplication}`,
      [mailId],
    );
    return rows.map(({ id }) => id);
  }

  /** Leaves what this mail does not tell to a later one. */
  async release(mailId: string, told: readonly string[]): Promise<void> {
    await this.database.query(
      'UPDATE gathered_mails SET mail_id = NULL WHERE mail_id = $1 AND application_id <> ALL($2::uuid[])',
      [mailId, told],
    );
  }

  /** Ends the held mails as the one that tells them has ended. */
  async settle(mailId: string, status: 'sent' | 'failed'): Promise<void> {
    await this.database.query(
      `WITH told AS (DELETE FROM gathered_mails WHERE mail_id = $1 RETURNING event_id, recipient)
       UPDATE deliveries SET status = $2, sent_at = CASE WHEN $2 = 'sent' THEN now() END, lease_until = NULL,
         last_error_code = NULL
       FROM told WHERE deliveries.event_id = told.event_id AND deliveries.recipient = told.recipient
         AND status IN ('suppressed', 'claimed')`,
      [mailId, status],
    );
  }
}
