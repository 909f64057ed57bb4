import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';

/** Whether a statement finds, changes or deletes a row. A change says so by RETURNING. */
export async function hasRows(database: Pick<EntityManager, 'query'>, sql: string, values?: unknown[]) {
  return (await queryRows(database, sql, values)).length > 0;
}
