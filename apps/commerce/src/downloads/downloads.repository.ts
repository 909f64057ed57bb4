import { terms } from '@blue-peony/agency';
import { Injectable } from '@nestjs/common';
import type { GuideFormat, Language, LinkState, OrderFile } from '@blue-peony/contracts';
import { poolOf, queryRows } from '@blue-peony/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { fileOrder, linkState } from '../shared/order/link-state.ts';
import type { LinkVersion } from './download-token.ts';

export type Link = LinkVersion & Omit<OrderFile, 'url' | 'expires_at'> & { expires_at: Date };

export type FoundLink = {
  orderId: string;
  version: number;
  state: LinkState;
  language: Language;
  /** Whether the order's payment is disputed. */
  paused: boolean;
};

/** A link has one grant at a time, identified by its end. `opened`: this request counted a download. */
export type Grant = { id: string; grantEndsAt: Date; orderId: string; opened: boolean };

/** Bytes of a grant, in multiples of the file: resumes and repeated parts are free, a second reader is not. */
const grantFiles = 3;
/** The pause doubles each time: no mailbox is flooded and no buyer is locked out for good. */
const renewalPause = { firstMinutes: 10, lastMinutes: 24 * 60 };
const { linkDays, downloads, resumeMinutes } = terms;

@Injectable()
export class DownloadsRepository {
  constructor(private readonly database: DataSource) {}

  async addLinks(manager: EntityManager, orderId: string, formats: readonly GuideFormat[]): Promise<void> {
    await manager.query(
      `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at)
       SELECT $1, unnest($2::text[]), $3, now() + make_interval(days => $4)
       ON CONFLICT (order_id, file_type) DO NOTHING`,
      [orderId, formats, downloads, linkDays],
    );
  }

  async revokeLinks(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query('UPDATE download_links SET revoked_at = coalesce(revoked_at, now()) WHERE order_id = $1', [
      orderId,
    ]);
  }

  /** Restores links that a dispute has paused; `all` also those that staff have ended. */
  async restoreLinks(manager: EntityManager, orderId: string, all = false): Promise<void> {
    await manager.query(
      `UPDATE download_links SET expires_at = expires_at + (now() - revoked_at), revoked_at = NULL
       WHERE order_id = $1 AND revoked_at IS NOT NULL
         AND EXISTS (SELECT 1 FROM orders WHERE id = $1 AND withdrawn_at IS NULL)
         AND ($2 OR NOT EXISTS (
           SELECT FROM order_entries WHERE order_id = $1 AND kind = 'links_revoked' AND at = revoked_at))`,
      [orderId, all],
    );
  }

  links(orderId: string): Promise<Link[]> {
    return this.database.query(
      `SELECT *, ${linkState} AS state FROM download_links
       WHERE order_id = $1 ORDER BY ${fileOrder}`,
      [orderId],
    );
  }

  async find(id: string): Promise<FoundLink | undefined> {
    const [link] = await this.database.query<FoundLink[]>(
      `SELECT order_id AS "orderId", version, language, ${linkState} AS state,
         orders.refund_reason IS NOT DISTINCT FROM 'dispute' AS paused
       FROM download_links link JOIN orders ON orders.id = order_id WHERE link.id = $1`,
      [id],
    );
    return link;
  }

  /** In one statement, so that concurrent requests never exceed the limit; a crash of the database gives one more. */
  async take(
    { id, version }: LinkVersion,
    { bytes, fileSize, detail }: { bytes: number; fileSize: number; detail: string },
  ): Promise<Grant | undefined> {
    const { rows } = await poolOf(this.database).query<Grant>({
      ...taking,
      values: [id, version, bytes, fileSize * grantFiles, resumeMinutes, detail],
    });
    return rows[0];
  }

  /** Ends the last grant when it has too few bytes left for the request, so that the link counts as used up. */
  async endGrant({ id, version }: LinkVersion): Promise<void> {
    await this.database.query(
      `UPDATE download_links SET grant_ends_at = now()
       WHERE id = $1 AND version = $2 AND download_count = max_downloads AND grant_ends_at > now()`,
      [id, version],
    );
  }

  async giveBack({ id, grantEndsAt }: Grant, bytes: number): Promise<void> {
    await this.database.query(
      `UPDATE download_links SET grant_bytes = greatest(0, grant_bytes - $3) WHERE id = $1 AND grant_ends_at = $2`,
      [id, grantEndsAt, bytes],
    );
  }

  /** Claims orders that may get a mail with links now. A concurrent call finds none. */
  claimRenewals(manager: EntityManager, by: { orderId: string } | { email: string }): Promise<{ id: string }[]> {
    const [where, value] = 'orderId' in by ? ['id = $1', by.orderId] : ['lower(email) = lower($1)', by.email];
    return queryRows(
      manager,
      `UPDATE orders SET renewed_at = now(), renewals = renewals + 1 WHERE id IN (
         SELECT id FROM orders WHERE ${where} AND status = 'paid' AND withdrawn_at IS NULL
           AND coalesce(renewed_at < now() - least($2 * 2 ^ (renewals - 1), $3) * interval '1 minute', true)
         ORDER BY paid_at DESC LIMIT 5 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [value, renewalPause.firstMinutes, renewalPause.lastMinutes],
    );
  }

  /** Renews ended links and keeps working ones; `all` renews every link. */
  async renewLinks(manager: EntityManager, orderId: string, all = false): Promise<void> {
    await manager.query(
      `UPDATE download_links SET version = version + 1, download_count = 0, grant_ends_at = NULL, grant_bytes = 0,
         expires_at = now() + make_interval(days => $2)
       WHERE order_id = $1 AND revoked_at IS NULL AND ($3 OR ${linkState} <> 'ready')`,
      [orderId, linkDays, all],
    );
  }
}

const open = `(grant_ends_at > now() AND grant_bytes + $3 <= $4)`;
const newEnd = `date_trunc('milliseconds', now()) + make_interval(mins => $5)`;
/** Prepared once for each connection, because every download runs it. */
const taking = {
  name: 'take from a grant',
  text: `WITH taken AS (
      UPDATE download_links SET
        download_count = download_count + CASE WHEN ${open} THEN 0 ELSE 1 END,
        grant_bytes = CASE WHEN ${open} THEN grant_bytes ELSE 0 END + $3,
        grant_ends_at = CASE WHEN ${open} THEN grant_ends_at ELSE ${newEnd} END
      WHERE id = $1 AND version = $2 AND revoked_at IS NULL AND expires_at > now()
        AND (${open} OR download_count < max_downloads)
      RETURNING id, order_id AS "orderId", grant_ends_at AS "grantEndsAt", grant_ends_at = ${newEnd} AS opened,
        set_config('synchronous_commit', 'off', true)
    ), noted AS (
      INSERT INTO order_entries (order_id, kind, detail) SELECT "orderId", 'download', $6 FROM taken WHERE opened
    )
    SELECT * FROM taken`,
};
