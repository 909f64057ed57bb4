import { filmingClaims } from '@blue-peony/agency';
import type { SessionChange } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';

type Before = { contacted_at: Date | null; scheduled_at: Date | null };

const remindHours = 8;

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** @returns the previous values; undefined when `version` is not the newest */
  async change(manager: EntityManager, orderId: string, change: SessionChange): Promise<Before | undefined> {
    const { contacted, scheduled_at, note, version } = change;
    await manager.query('INSERT INTO order_sessions (order_id) VALUES ($1) ON CONFLICT DO NOTHING', [orderId]);
    const [before] = await manager.query<(Before & { version: number })[]>(
      'SELECT contacted_at, scheduled_at, version FROM order_sessions WHERE order_id = $1 FOR UPDATE',
      [orderId],
    );
    if (before?.version !== version) return undefined;
    await manager.query(
      `UPDATE order_sessions SET version = version + 1,
         contacted_at = CASE WHEN $2::boolean IS NULL THEN contacted_at WHEN $2 THEN coalesce(contacted_at, now()) END,
         scheduled_at = CASE WHEN $3 THEN $4::timestamptz ELSE scheduled_at END, note = coalesce($5, note)
       WHERE order_id = $1`,
      [orderId, contacted ?? null, scheduled_at !== undefined, scheduled_at ?? null, note ?? null],
    );
    return before;
  }

  /** Paid sessions without contact whose deadline is near; marks them as reminded. */
  async claimReminders(manager: EntityManager): Promise<string[]> {
    const rows = await queryRows<{ id: string }>(
      manager,
      `INSERT INTO order_sessions (order_id, reminded_at)
       SELECT orders.id, now() FROM orders LEFT JOIN order_sessions ON order_id = orders.id
       WHERE status = 'paid' AND product = 'teasing-content' AND contacted_at IS NULL AND reminded_at IS NULL
         AND paid_at BETWEEN now() - interval '30 days' AND now() - interval '${filmingClaims.contactHours - remindHours} hours'
       ORDER BY paid_at LIMIT 100
       ON CONFLICT (order_id) DO UPDATE SET reminded_at = now() WHERE order_sessions.reminded_at IS NULL
       RETURNING order_id AS id`,
    );
    return rows.map(({ id }) => id);
  }
}
