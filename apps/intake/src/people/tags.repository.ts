import { tagLimit, type Tag } from '@blue-peony/contracts';
import { AppError, found, queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { changeItem } from '../applications/items.ts';

export const listTags = (database: Pick<EntityManager, 'query'>): Promise<Tag[]> =>
  database.query('SELECT id, name, color FROM tags ORDER BY lower(name)');

/** @throws AppError validation_failed for a name that another tag has, or beyond the limit */
export function saveTag(database: DataSource, id: string, { name, color }: Omit<Tag, 'id'>): Promise<Tag[]> {
  return database.transaction(async (manager) => {
    await manager.query('LOCK TABLE tags IN SHARE ROW EXCLUSIVE MODE');
    const [{ taken, others }] = await manager.query<[{ taken: boolean; others: number }]>(
      `SELECT coalesce(bool_or(lower(name) = lower($2)), false) AS taken, count(*)::int AS others FROM tags WHERE id <> $1`,
      [id, name],
    );
    if (taken || others >= tagLimit)
      throw new AppError('validation_failed', { errors: [{ field: 'name', code: taken ? 'invalid' : 'too_big' }] });
    await manager.query(
      `INSERT INTO tags (id, name, color) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, color = excluded.color`,
      [id, name, color],
    );
    return listTags(manager);
  });
}

export const deleteTag = (database: DataSource, id: string) => database.query('DELETE FROM tags WHERE id = $1', [id]);

type Tagging = { id: string; tag: string };

const touch = 'UPDATE applications SET updated_at = now() WHERE id = $1';

/** Repeated, it changes nothing. @throws AppError not_found without such a tag */
export function tagApplication(database: DataSource, { id, tag }: Tagging) {
  return changeItem(database, id, 'id', async (manager) => {
    found((await manager.query<unknown[]>('SELECT FROM tags WHERE id = $1 FOR KEY SHARE', [tag]))[0]);
    await manager.query('INSERT INTO application_tags VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, tag]);
    await manager.query(touch, [id]);
  });
}

export function untagApplication(database: DataSource, { id, tag }: Tagging) {
  return changeItem(database, id, 'id', async (manager) => {
    await manager.query('DELETE FROM application_tags WHERE application_id = $1 AND tag_id = $2', [id, tag]);
    await manager.query(touch, [id]);
  });
}

type BulkTagging = { tag: string; ids: readonly string[]; on: boolean };

/** A sealed application stays as it is. @returns those that were changed; undefined without such a tag */
export function tagApplications(database: DataSource, { tag, ids, on }: BulkTagging): Promise<string[] | undefined> {
  return database.transaction(async (manager) => {
    // In the order of ids, so that two calls for the same applications cannot deadlock.
    const open = await manager.query<{ id: string }[]>(
      'SELECT id FROM applications WHERE id = ANY ($1) AND sealed_at IS NULL ORDER BY id FOR NO KEY UPDATE',
      [ids],
    );
    const [known] = await manager.query<unknown[]>('SELECT FROM tags WHERE id = $1 FOR KEY SHARE', [tag]);
    if (!known) return undefined;
    const rows = await queryRows<{ id: string }>(
      manager,
      on
        ? `INSERT INTO application_tags SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING RETURNING application_id AS id`
        : `DELETE FROM application_tags WHERE application_id = ANY ($1) AND tag_id = $2 RETURNING application_id AS id`,
      [open.map(({ id }) => id), tag],
    );
    const changed = rows.map(({ id }) => id);
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = ANY ($1)', [changed]);
    return changed;
  });
}
