import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { changeItem } from '../applications/items.ts';
import { waits } from '../applications/waiting.ts';
import { addHistory } from '../history/add-history.ts';

/** An answer settles whatever waits. @param manager of the transaction that stores the answer */
export const settleBy = (manager: EntityManager, applicationId: string, answerId: string): Promise<unknown> =>
  manager.query(`UPDATE replies SET settled_at = now(), settled_answer = $2 WHERE application_id = $1 AND ${waits}`, [
    applicationId,
    answerId,
  ]);

/** What answers that were taken back had settled waits again. */
export const unsettle = (manager: EntityManager, answerIds: string[]): Promise<unknown> =>
  manager.query('UPDATE replies SET settled_at = NULL, settled_answer = NULL WHERE settled_answer = ANY ($1)', [
    answerIds,
  ]);

/** Settles what waits without an answer, or takes the last such settling back. */
export function settleReplies(database: DataSource, applicationId: string, settled: boolean, staff: string) {
  return changeItem(database, applicationId, 'id', async (manager) => {
    const ours = 'application_id = $1 AND settled_answer IS NULL';
    const changed = await queryRows(
      manager,
      settled
        ? `UPDATE replies SET settled_at = now() WHERE application_id = $1 AND ${waits} RETURNING id`
        : `UPDATE replies SET settled_at = NULL
           WHERE ${ours} AND settled_at = (SELECT max(settled_at) FROM replies WHERE ${ours}) RETURNING id`,
      [applicationId],
    );
    if (changed.length > 0)
      await addHistory(manager, applicationId, { kind: 'replies_settled', staff, detail: { settled } });
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = $1', [applicationId]);
  });
}
