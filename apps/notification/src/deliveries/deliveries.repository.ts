import { Injectable } from '@nestjs/common';
import type { MailDelivery } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import type { DeliveryStatus, Recipient } from './delivery.entity.ts';

export type DeliveryKey = { eventId: string; recipient: Recipient };

/** `applicationId`: of the application that the mail is about, if it is about one. */
export type NewDelivery = DeliveryKey & { applicationId?: string };

type MailRow = Omit<MailDelivery, 'created_at' | 'sent_at'> & { created_at: Date; sent_at: Date | null };

const shownMails = 50;

/** `attempt` fences the claim: whoever claims the mail next holds a higher one. */
export type Claim = { state: 'claimed'; attempt: number } | { state: 'done' } | { state: 'busy' };

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes the mail for `leaseMs`, unless it is done or in the hands of another worker. */
  async claim({ eventId, recipient, applicationId }: NewDelivery, messageId: string, leaseMs: number): Promise<Claim> {
    const [claimed] = await this.database.query<{ attempts: number }[]>(
      `INSERT INTO deliveries (event_id, recipient, status, lease_until, attempts, message_id, application_id)
       VALUES ($1, $2, 'claimed', now() + $4 * interval '1 millisecond', 1, $3, $5)
       ON CONFLICT (event_id, recipient) DO UPDATE
         SET lease_until = excluded.lease_until, attempts = deliveries.attempts + 1
         WHERE deliveries.status = 'claimed' AND deliveries.lease_until <= now()
       RETURNING attempts`,
      [eventId, recipient, messageId, leaseMs, applicationId ?? null],
    );
    if (claimed) return { state: 'claimed', attempt: claimed.attempts };
    const [found] = await this.database.query<{ status: DeliveryStatus }[]>(
      'SELECT status FROM deliveries WHERE event_id = $1 AND recipient = $2',
      [eventId, recipient],
    );
    return { state: found && found.status !== 'claimed' ? 'done' : 'busy' };
  }

  /** The mails about an application, newest first. */
  async ofApplication(applicationId: string): Promise<MailDelivery[]> {
    const rows = await this.database.query<MailRow[]>(
      `SELECT event_id, recipient, deliveries.attempts, last_error_code, created_at, sent_at,
              CASE WHEN status = 'sent' THEN 'sent' WHEN status = 'failed' THEN 'refused'
                   WHEN inbox.state = 'dead' THEN 'dead' ELSE 'waiting' END AS state
       FROM deliveries LEFT JOIN inbox ON inbox.id = event_id
       WHERE application_id = $1 ORDER BY created_at DESC, recipient LIMIT ${shownMails}`,
      [applicationId],
    );
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
    }));
  }

  async renew({ eventId, recipient }: DeliveryKey, attempt: number, leaseMs: number): Promise<void> {
    await this.database.query(
      `UPDATE deliveries SET lease_until = now() + $4 * interval '1 millisecond'
       WHERE event_id = $1 AND recipient = $2 AND attempts = $3 AND status = 'claimed'`,
      [eventId, recipient, attempt, leaseMs],
    );
  }

  /** True for whoever sent it, also after the lease: it did go out. */
  async markSent({ eventId, recipient }: DeliveryKey): Promise<void> {
    await this.database.query(
      `UPDATE deliveries SET status = 'sent', sent_at = now(), lease_until = NULL, last_error_code = NULL
       WHERE event_id = $1 AND recipient = $2 AND status <> 'sent'`,
      [eventId, recipient],
    );
  }

  /** Ends it without a mail: this recipient will never take one. */
  async markFailed({ eventId, recipient }: DeliveryKey, attempt: number, code: string): Promise<void> {
    await this.database.query(
      `UPDATE deliveries SET status = 'failed', lease_until = NULL, last_error_code = $4
       WHERE event_id = $1 AND recipient = $2 AND attempts = $3 AND status = 'claimed'`,
      [eventId, recipient, attempt, code],
    );
  }

  /** Gives the claim back, so that the next attempt need not wait for the lease to end. */
  async release({ eventId, recipient }: DeliveryKey, attempt: number, code: string): Promise<void> {
    await this.database.query(
      `UPDATE deliveries SET lease_until = now(), last_error_code = $4
       WHERE event_id = $1 AND recipient = $2 AND attempts = $3 AND status = 'claimed'`,
      [eventId, recipient, attempt, code],
    );
  }
}
