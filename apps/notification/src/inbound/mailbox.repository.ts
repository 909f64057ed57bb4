import { Injectable } from '@nestjs/common';
import type { MailboxState } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';

/** Which worker reads the mailbox, and how it goes. */
@Injectable()
export class MailboxRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes or renews the lease. @returns false while another worker has it */
  async lead(worker: string, leaseMs: number): Promise<boolean> {
    const rows = await queryRows(
      this.database,
      `UPDATE mailbox_reader SET reader = $1, lease_until = now() + $2 * interval '1 millisecond'
       WHERE reader = $1 OR lease_until < now() RETURNING id`,
      [worker, leaseMs],
    );
    return rows.length > 0;
  }

  /** Lets another worker read at once. */
  async resign(worker: string): Promise<void> {
    await this.database.query('UPDATE mailbox_reader SET lease_until = now() WHERE reader = $1', [worker]);
  }

  async become(state: 'reading' | 'away'): Promise<void> {
    await this.database.query('UPDATE mailbox_reader SET state = $1, since = now() WHERE state <> $1', [state]);
  }

  async stored(at: Date): Promise<void> {
    await this.database.query('UPDATE mailbox_reader SET last_mail_at = greatest(last_mail_at, $1)', [at]);
  }

  async noteSetAside(count: number): Promise<void> {
    await this.database.query('UPDATE mailbox_reader SET set_aside = $1 WHERE set_aside <> $1', [count]);
  }

  /** `away` too while no worker has had the lease for a minute. */
  async read(): Promise<MailboxState> {
    const [row] = await answerRows<MailboxState>(
      this.database,
      `SELECT CASE WHEN lapsed THEN 'away' ELSE state END AS state,
         CASE WHEN lapsed AND state = 'reading' THEN lease_until ELSE since END AS since, last_mail_at, set_aside
       FROM (SELECT *, lease_until < now() - interval '1 minute' AS lapsed FROM mailbox_reader) AS reader`,
    );
    return row!;
  }
}
