import { defaultViews, savedViewLimit, type SavedView } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hasRows } from '../shared/has-rows.ts';

type Database = DataSource | EntityManager;
type Form = Pick<SavedView, 'name' | 'query'>;

export function listViews(database: Database, staffId: string): Promise<SavedView[]> {
  return database.query(
    `SELECT v.id, name, query, v.pinned OR coalesce(v.id = ANY (c.pinned), false) AS pinned, whose,
         coalesce(v.id = c.opens, false) AS opens
       FROM (
         SELECT id, name, query, pinned, 'own' AS whose FROM saved_views WHERE staff_id = $1
         UNION ALL SELECT id, name, query, false, 'team' FROM team_views
         UNION ALL SELECT *, false, 'all' FROM jsonb_to_recordset($2) AS d (id uuid, name text, query text)
       ) v LEFT JOIN view_choices c ON c.staff_id = $1
       ORDER BY lower(name), name, whose`,
    [staffId, JSON.stringify(defaultViews)],
  );
}

export async function saveView(database: Database, staffId: string, { name, query }: Form): Promise<void> {
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

/** @returns whether the view is one's own */
export const pinOwnView = (database: Database, staffId: string, id: string, pinned: boolean): Promise<boolean> =>
  hasRows(database, 'UPDATE saved_views SET pinned = $3 WHERE staff_id = $1 AND id = $2 RETURNING id', [
    staffId,
    id,
    pinned,
  ]);

export async function pinCommonView(database: Database, staffId: string, id: string, pinned: boolean): Promise<void> {
  await database.query(
    `INSERT INTO view_choices AS c (staff_id, pinned) VALUES ($1, $2)
       ON CONFLICT (staff_id) DO UPDATE SET pinned = array_remove(c.pinned, $3) || excluded.pinned`,
    [staffId, pinned ? [id] : [], id],
  );
}

export async function openWith(database: Database, staffId: string, id: string, opens: boolean): Promise<void> {
  await database.query(
    `INSERT INTO view_choices (staff_id, opens) VALUES ($1, $2)
       ON CONFLICT (staff_id) DO UPDATE SET opens = excluded.opens`,
    [staffId, opens ? id : null],
  );
}

/** @returns the view, if there was one */
export async function removeOwnView(database: Database, staffId: string, id: string): Promise<SavedView | undefined> {
  const [removed] = await queryRows<SavedView>(
    database,
    'DELETE FROM saved_views WHERE staff_id = $1 AND id = $2 RETURNING name, query, pinned',
    [staffId, id],
  );
  return removed;
}

/** Replaces the team's view of the same name. @returns its id, and how many views the team has */
export async function addTeamView(
  manager: EntityManager,
  id: string,
  { name, query }: Form,
): Promise<{ id: string; count: number }> {
  const [added] = await queryRows<{ id: string }>(
    manager,
    `INSERT INTO team_views (id, name, query) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET query = excluded.query RETURNING id`,
    [id, name, query],
  );
  const [counted] = await queryRows<{ count: number }>(manager, 'SELECT count(*)::integer AS count FROM team_views');
  return { id: added!.id, count: counted!.count };
}

/** Also unpins it. @returns its name, if there was one */
export async function removeTeamView(manager: EntityManager, id: string): Promise<string | undefined> {
  const [removed] = await queryRows<{ name: string }>(manager, 'DELETE FROM team_views WHERE id = $1 RETURNING name', [
    id,
  ]);
  await manager.query('UPDATE view_choices SET pinned = array_remove(pinned, $1) WHERE $1 = ANY (pinned)', [id]);
  return removed?.name;
}
