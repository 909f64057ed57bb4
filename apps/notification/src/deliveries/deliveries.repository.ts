import { Injectable } from '@nestjs/common';
import type { MailDelivery, MailTextKind, OrderMail, OrderMailDelivery } from '@blue-peony/contracts';
import { Gathered } from '@blue-peony/messaging';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import type { Unsent } from '../business-events.ts';
import type { DeliveryStatus, Recipient } from './delivery.ts';

export type DeliveryKey = { eventId: string; recipient: Recipient };

/** The application or order that a mail is about, if any, and the kind of mail. */
export type About =
  | { applicationId: string; mail: MailTextKind; sale?: never }
  | { applicationId?: never; mail?: never; sale?: { orderId: string; mail: OrderMail } };
export type NewDelivery = DeliveryKey & About;

const shownMails = 50;
type Times = 'created_at' | 'sent_at';

/**
 * `attempt` is a fencing token: a later claim has a higher one. `leftMs`: until another worker's lease ends. The status
 * of a mail that is done is undefined when its delivery is deleted.
 */
export type Claim =
  | { state: 'claimed'; attempt: number }
  | { state: 'done'; status: Exclude<DeliveryStatus, 'claimed'> | undefined }
  | { state: 'busy'; leftMs: number };
type Claimer = { worker: string; leaseMs: number };
type Asked = Claimer & { key: NewDelivery; messageId: string };

@Injectable()
export class DeliveriesRepository {
  private readonly claims = new Gathered((asked: readonly Asked[]) => this.claimAll(asked), {
    keysOf: ({ key }) => [textOf(key)],
  });
  private readonly marks = new Gathered((keys: readonly DeliveryKey[]) => this.markAllSent(keys), {
    keysOf: (key) => [textOf(key)],
  });

  constructor(private readonly database: DataSource) {}

  /**
   * Claims the mail for `leaseMs`, unless it is done or another worker holds it. A claim held by the same worker is one
   * whose answer was lost.
   */
  async claim(key: NewDelivery, messageId: string, claimer: Claimer): Promise<Claim> {
    const attempt = await this.claims.add({ key, messageId, ...claimer });
    if (attempt !== undefined) return { state: 'claimed', attempt };
    const [held] = await this.database.query<{ status: DeliveryStatus; leftMs: number }[]>(
      `SELECT status, greatest(extract(epoch FROM lease_until - now()) * 1000, 0)::float8 AS "leftMs"
       FROM deliveries WHERE event_id = $1 AND recipient = $2`,
      [key.eventId, key.recipient],
    );
    return held?.status === 'claimed'
      ? { state: 'busy', leftMs: held.leftMs }
      : { state: 'done', status: held?.status };
  }

  /** @returns the attempt of each mail that is now claimed */
  private async claimAll(asked: readonly Asked[]): Promise<(number | undefined)[]> {
    const rows = asked.map(({ key: { sale, ...key }, ...claim }) => ({ ...key, ...sale, ...claim }));
    const claimed = await this.database.query<{ event_id: string; recipient: Recipient; attempts: number }[]>(
      `INSERT INTO deliveries
         (event_id, recipient, status, lease_until, attempts, message_id, application_id, claimed_by, order_id, mail)
       SELECT "eventId", recipient, 'claimed', now() + "leaseMs" * interval '1 millisecond', 1, "messageId",
         "applicationId", worker, "orderId", mail
       FROM jsonb_to_recordset($1::jsonb) AS asked ("eventId" uuid, recipient text, "leaseMs" float8,
         "messageId" text, "applicationId" uuid, worker uuid, "orderId" uuid, mail text)
       -- One order for all workers, so that none waits for another in a circle.
       ORDER BY "eventId", recipient
       ON CONFLICT (event_id, recipient) DO UPDATE
         SET status = 'claimed', lease_until = excluded.lease_until, attempts = deliveries.attempts + 1, claimed_by = excluded.claimed_by
         -- What had no text may have one when it is asked for again.
         WHERE deliveries.status = 'erased' OR deliveries.status = 'claimed'
           AND (deliveries.lease_until <= now() OR deliveries.claimed_by = excluded.claimed_by)
       RETURNING event_id, recipient, attempts`,
      [JSON.stringify(rows)],
    );
    const attempts = new Map(claimed.map((row) => [textOf({ ...row, eventId: row.event_id }), row.attempts]));
    return asked.map(({ key }) => attempts.get(textOf(key)));
  }

  /** The mails about an application, newest first. */
  ofApplication(applicationId: string): Promise<MailDelivery[]> {
    return this.read(`application_id = $1 AND recipient IN ('staff', 'applicant')`, applicationId);
  }

  /** The mails about an order, newest first. */
  ofOrder(orderId: string): Promise<OrderMailDelivery[]> {
    return this.read<OrderMailDelivery>('order_id = $1', orderId);
  }

  private async read<Delivery extends Pick<MailDelivery, Times>>(where: string, id: string) {
    return answerRows<Delivery>(
      this.database,
      `SELECT event_id, recipient, mail, deliveries.attempts, last_error_code, created_at, sent_at,
              CASE WHEN status = 'sent' THEN 'sent' WHEN status = 'failed' THEN 'refused'
                   WHEN status = 'suppressed' AND last_error_code = 'gathered' THEN 'waiting'
                   WHEN status IN ('suppressed', 'erased') THEN status
                   WHEN inbox.state = 'dead' THEN 'dead' ELSE 'waiting' END AS state
       FROM deliveries LEFT JOIN inbox ON inbox.id = event_id
       WHERE ${where} ORDER BY created_at DESC, recipient LIMIT ${shownMails}`,
      [id],
    );
  }

  /** Deletes the deliveries of an application and the events that requested them, except the event `exceptId`. */
  async forget(applicationId: string, exceptId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `WITH mails AS (DELETE FROM deliveries WHERE application_id = $1 RETURNING event_id)
         DELETE FROM inbox WHERE id <> $2 AND id IN (
           SELECT $1::uuid UNION SELECT event_id FROM mails
           -- An event that is done has no text, and each of the two other states an index of its own.
           UNION SELECT id FROM inbox WHERE state = 'received' AND event->>'aggregateId' = $1::text
           UNION SELECT id FROM inbox WHERE state = 'dead' AND event->>'aggregateId' = $1::text)`,
        [applicationId, exceptId],
      );
      await manager.query('DELETE FROM mail_repeats WHERE id = $1', [applicationId]);
    });
  }

  async renew(key: DeliveryKey, attempt: number, leaseMs: number): Promise<void> {
    await this.change(key, attempt, `lease_until = now() + $4 * interval '1 millisecond'`, leaseMs);
  }

  /** Marks the mail as sent, also after the lease has ended: it did go out. */
  async markSent({ eventId, recipient }: DeliveryKey): Promise<void> {
    await this.marks.add({ eventId, recipient });
  }

  private async markAllSent(keys: readonly DeliveryKey[]): Promise<void[]> {
    await queryRows(
      this.database,
      `UPDATE deliveries SET status = 'sent', sent_at = now(), lease_until = NULL, last_error_code = NULL
       FROM jsonb_to_recordset($1::jsonb) AS sent ("eventId" uuid, recipient text)
       WHERE event_id = "eventId" AND deliveries.recipient = sent.recipient AND status <> 'sent'`,
      [JSON.stringify(keys)],
    );
    return keys.map(() => undefined);
  }

  /** Ends the delivery without a mail. */
  async end(key: DeliveryKey, attempt: number, status: 'failed' | Unsent, lastErrorCode?: string): Promise<void> {
    const end = 'status = $4, lease_until = NULL, last_error_code = coalesce($5, last_error_code)';
    await this.change(key, attempt, end, status, lastErrorCode ?? null);
  }

  /** Releases the claim, so that the next attempt need not wait for the lease to end. */
  async release(key: DeliveryKey, attempt: number, lastErrorCode: string): Promise<void> {
    await this.change(key, attempt, 'lease_until = now(), claimed_by = NULL, last_error_code = $4', lastErrorCode);
  }

  /** Changes nothing once another worker has claimed the mail. */
  private async change({ eventId, recipient }: DeliveryKey, attempt: number, change: string, ...values: unknown[]) {
    await this.database.query(
      `UPDATE deliveries SET ${change} WHERE event_id = $1 AND recipient = $2 AND attempts = $3 AND status = 'claimed'`,
      [eventId, recipient, attempt, ...values],
    );
  }
}

const textOf = ({ eventId, recipient }: DeliveryKey) => `${eventId.toLowerCase()} ${recipient}`;
