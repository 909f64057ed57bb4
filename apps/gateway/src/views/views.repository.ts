import { savedViewLimit, type SavedView } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

export function listViews(database: DataSource, staffId: string): Promise<SavedView[]> {
  return database.query(
    'SELECT id, name, query, pinned FROM saved_views WHERE staff_id = $1 ORDER BY lower(name), name',
    [staffId],
  );
}

export async function saveView(
  database: DataSource,
  staffId: string,
  { name, query }: Pick<SavedView, 'name' | 'query'>,
): Promise<void> {
  await database.query(
    `INSERT INTO saved_views (staff_id, name, query) VALUES ($1, $2, $3)
       ON CONFLICT (staff_id, name) DO UPDATE SET query = excluded.query, saved_at = now()`,
    [staffId, name, query],
  );
  await database.query(
    `DELETE FROM saved_views WHERE id IN
         (SELECT id FROM saved_views WHERE staff_id = $1 ORDER BY saved_at DESC, id OFFSET $2)`,
    [staffId, savedViewLimit],
  );
}

/** @returns whether the view exists */
export async function pinView(database: DataSource, staffId: string, id: string, pinned: boolean): Promise<boolean> {
  const changed = await queryRows(
    database,
    'UPDATE saved_views SET pinned = $3 WHERE staff_id = $1 AND id = $2 RETURNING id',
    [staffId, id, pinned],
  );
  return changed.length > 0;
}

/** @returns whether the view existed */
export async function removeView(database: DataSource, staffId: string, id: string): Promise<boolean> {
  const removed = await queryRows(database, 'DELETE FROM saved_views WHERE staff_id = $1 AND id = $2 RETURNING id', [
    staffId,
    id,
  ]);
  return removed.length > 0;
}
