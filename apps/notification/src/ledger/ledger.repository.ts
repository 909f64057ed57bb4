import { Injectable } from '@nestjs/common';
import { repeatsAtMost, type MailLedger, type Promised, type PromisedMail } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import type { Recipient } from '../deliveries/delivery.ts';

export type Window = { from: string; until: string };

/** Promises of one kind of mail. `lost`: the last attempt is so long ago that no worker will retry it. */
export type Compared = {
  mail: PromisedMail;
  expected: number;
  /** Mails without a final state, oldest first. */
  missing: { id: string; at: string; lost: boolean }[];
};

const windowDays = 7;
/** Younger promises are still in transit. */
const graceSeconds = 300;
/** Longer than any pause between two attempts. */
const attemptWithinHours = 2;
const longestPauseHours = 6;
const staleAfterMs = 600_000;

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
  withdrawal: 'buyer',
  withdrawal_confirm: 'buyer',
};

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: DataSource) {}

  /** Claims this turn's comparison exclusively. @returns its window; undefined when another process has the turn */
  async claim(everyMs: number): Promise<Window | undefined> {
    const [claim] = await queryRows<{ from: Date; until: Date }>(
      this.database,
      `UPDATE mail_ledger SET due_at = now() + $1 * interval '1 millisecond' WHERE due_at <= now()
       RETURNING greatest(installed_at, now() - make_interval(days => $2)) AS from,
         now() - make_interval(secs => $3) AS until`,
      [everyMs, windowDays, graceSeconds],
    );
    return claim && { from: claim.from.toISOString(), until: claim.until.toISOString() };
  }

  compare(promises: readonly Promised[]): Promise<Compared[]> {
    const mails = promises.flatMap(({ mails, ...rest }) =>
      mails.map((mail) => ({ ...rest, mail, recipient: recipients[mail] })),
    );
    return this.database.query(
      `SELECT promised.mail, count(*)::int AS expected,
         coalesce(json_agg(json_build_object('id', id, 'at', at,
           'lost', coalesce(lease_until < now() - make_interval(hours => $2), true)) ORDER BY at)
           FILTER (WHERE status IS NULL OR status = 'claimed'), '[]') AS missing
       FROM jsonb_to_recordset($1::jsonb) AS promised (id uuid, event_id uuid, at text, mail text, recipient text)
       LEFT JOIN deliveries USING (event_id, recipient)
       GROUP BY promised.mail`,
      [JSON.stringify(mails), attemptWithinHours],
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
    const [ledger] = await answerRows<MailLedger>(this.database, 'SELECT checked_at, mails FROM mail_ledger');
    return ledger!;
  }

  /** Missing mails by kind; nothing when the last comparison is old. */
  async gauges() {
    const { checked_at, mails } = await this.read();
    if (!checked_at || Date.parse(checked_at) < Date.now() - staleAfterMs) return [];
    return mails.map(({ mail, expected, settled }) => {
      return { gauge: 'blue_peony_mails_missing', labels: { mail }, value: expected - settled } as const;
    });
  }
}
