import { Injectable } from '@nestjs/common';
import { repeatsAtMost, type MailLedger, type Promised, type PromisedMail } from '@blue-peony/contracts';
import { queryRows, type Row } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import type { Recipient } from '../deliveries/delivery.entity.ts';

/** `lost`: the last attempt is so long ago that no worker will retry it. */
export type Unsettled = { id: string; at: string; mail: PromisedMail; lost: boolean };

const windowDays = 7;
/** Younger promises are still in transit. */
const graceSeconds = 300;
/** Longer than any pause between two attempts. */
const attemptWithinHours = 2;
const longestPauseHours = 6;

const recipients: Record<PromisedMail, Recipient> = {
  staff: 'staff',
  received: 'applicant',
  assessed: 'applicant',
  answer: 'applicant',
  receipt: 'buyer',
  booking: 'staff',
  case: 'staff',
  review: 'buyer',
  returned: 'buyer',
};

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: DataSource) {}

  /** Claims this turn's comparison exclusively. @returns its window; undefined when another process has the turn */
  async claim(everyMs: number): Promise<{ from: string; until: string } | undefined> {
    const [claim] = await queryRows<{ from: Date; until: Date }>(
      this.database,
      `UPDATE mail_ledger SET due_at = now() + $1 * interval '1 millisecond' WHERE due_at <= now()
       RETURNING greatest(installed_at, now() - make_interval(days => $2)) AS from,
         now() - make_interval(secs => $3) AS until`,
      [everyMs, windowDays, graceSeconds],
    );
    return claim && { from: claim.from.toISOString(), until: claim.until.toISOString() };
  }

  /** Mails of these promises without a final state, oldest first. */
  unsettled(promises: readonly Promised[]): Promise<Unsettled[]> {
    const mails = promises.flatMap(({ mails, ...rest }) =>
      mails.map((mail) => ({ ...rest, mail, recipient: recipients[mail] })),
    );
    return this.database.query(
      `SELECT promised.id, at, promised.mail, coalesce(lease_until < now() - make_interval(hours => $6), true) AS lost
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[])
         AS promised (id, event_id, at, mail, recipient)
       LEFT JOIN deliveries USING (event_id, recipient)
       WHERE status IS NULL OR status = 'claimed' ORDER BY at, mail`,
      [
        mails.map(({ id }) => id),
        mails.map(({ event_id }) => event_id),
        mails.map(({ at }) => at),
        mails.map(({ mail }) => mail),
        mails.map(({ recipient }) => recipient),
        attemptWithinHours,
      ],
    );
  }

  /** Claims the promises whose pause is over, oldest first: their mails are requested again now. */
  async takeRepeats(ids: readonly string[]): Promise<string[]> {
    const rows = await queryRows<{ id: string }>(
      this.database,
      `WITH due AS (
         SELECT id FROM unnest($1::uuid[]) WITH ORDINALITY AS lost (id, place) LEFT JOIN mail_repeats USING (id)
         WHERE due_at IS NULL OR due_at <= now() ORDER BY place LIMIT $2
       )
       INSERT INTO mail_repeats (id, due_at) SELECT id, now() + interval '2 minutes' FROM due
       ON CONFLICT (id) DO UPDATE SET times = mail_repeats.times + 1,
         due_at = now() + least(make_interval(hours => $3), interval '2 minutes' * 2 ^ least(mail_repeats.times, 10))
       WHERE mail_repeats.due_at <= now()
       RETURNING id`,
      [ids, repeatsAtMost, longestPauseHours],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores the result, and deletes repeated requests that are older than the window. */
  async record(mails: MailLedger['mails']): Promise<void> {
    await this.database.query('UPDATE mail_ledger SET checked_at = now(), mails = $1', [JSON.stringify(mails)]);
    await this.database.query('DELETE FROM mail_repeats WHERE due_at < now() - make_interval(days => $1)', [
      windowDays,
    ]);
  }

  async read(): Promise<MailLedger> {
    const [ledger] = await this.database.query<Row<MailLedger, 'checked_at'>[]>(
      'SELECT checked_at, mails FROM mail_ledger',
    );
    return { checked_at: ledger!.checked_at?.toISOString() ?? null, mails: ledger!.mails };
  }
}
