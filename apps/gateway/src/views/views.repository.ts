import { savedViewLimit, type SavedView } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Filters of the list that staff members save for themselves. */
@Injectable()
export class Views {
  constructor(private readonly database: DataSource) {}

  of(staffId: string): Promise<SavedView[]> {
    return this.database.query(
      'SELECT id, name, query, pinned FROM saved_views WHERE staff_id = $1 ORDER BY lower(name), name',
      [staffId],
    );
  }

  async save(staffId: string, { name, query }: Pick<SavedView, 'name' | 'query'>): Promise<void> {
    await this.database.query(
      `INSERT INTO saved_views (staff_id, name, query) VALUES ($1, $2, $3)
       ON CONFLICT (staff_id, name) DO UPDATE SET query = excluded.query, saved_at = now()`,
      [staffId, name, query],
    );
    await this.database.query(
      `DELETE FROM saved_views WHERE id IN
         (SELECT id FROM saved_views WHERE staff_id = $1 ORDER BY saved_at DESC, id OFFSET $2)`,
      [staffId, savedViewLimit],
    );
  }

  /** @returns whether the view exists */
  async pin(staffId: string, id: string, pinned: boolean): Promise<boolean> {
    const changed = await queryRows(
      this.database,
      'UPDATE saved_views SET pinned = $3 WHERE staff_id = $1 AND id = $2 RETURNING id',
      [staffId, id, pinned],
    );
    return changed.length > 0;
  }

  /** @returns whether the view existed */
  async remove(staffId: string, id: string): Promise<boolean> {
    const removed = await queryRows(
      this.database,
      'DELETE FROM saved_views WHERE staff_id = $1 AND id = $2 RETURNING id',
      [staffId, id],
    );
    return removed.length > 0;
  }
}
