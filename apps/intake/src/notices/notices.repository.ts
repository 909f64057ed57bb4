import { noticeMinutes, type Notice, type NoticeKind, type NoticeList } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const shownNotices = 50;
const keptDays = 90;
/** An older one is not worth a mail. */
const mailedDays = 7;

const notSealed = 'JOIN applications AS a ON a.id = n.application_id AND a.sealed_at IS NULL';

type Given = { applicationId: string; kind: NoticeKind; to: readonly string[]; by: string };

/** In the transaction of what they tell of. Nobody gets one of their own deed. */
export async function addNotices(manager: EntityManager, { applicationId, kind, to, by }: Given): Promise<void> {
  const others = [...new Set(to)].filter((id) => id !== by);
  if (others.length === 0) return;
  await manager.query(
    `INSERT INTO staff_notices (staff_id, application_id, kind, by_id) SELECT unnest($1::uuid[]), $2, $3, $4`,
    [others, applicationId, kind, by],
  );
}

/** Whoever was assigned before and has not looked needs not know: the application is somebody else's now. */
export async function dropAssigned(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.query(`DELETE FROM staff_notices WHERE application_id = $1 AND kind = 'assigned' AND seen_at IS NULL`, [
    applicationId,
  ]);
}

export async function listNotices(database: DataSource, staff: string): Promise<NoticeList> {
  const [items, [{ unseen }]] = await Promise.all([
    answerRows<Notice>(
      database,
      `SELECT n.id, application_id, a.name, kind, by_id AS by, at, seen_at FROM staff_notices AS n ${notSealed}
       WHERE staff_id = $1 ORDER BY at DESC, n.id LIMIT ${shownNotices}`,
      [staff],
    ),
    database.query<[{ unseen: number }]>(
      `SELECT count(*)::int AS unseen FROM staff_notices AS n ${notSealed} WHERE staff_id = $1 AND seen_at IS NULL`,
      [staff],
    ),
  ]);
  return { items, unseen };
}

export async function seeNotices(
  database: DataSource,
  staff: string,
  { until, application_id }: { until: string; application_id?: string | undefined },
): Promise<void> {
  await database.query(
    `UPDATE staff_notices SET seen_at = now()
     WHERE staff_id = $1 AND at <= $2 AND seen_at IS NULL AND ($3::uuid IS NULL OR application_id = $3)`,
    [staff, until, application_id ?? null],
  );
}

/** Of those that have waited for a look at the desk long enough. */
export function countUnseen(database: DataSource): Promise<{ staff_id: string; count: number; newest: string }[]> {
  return answerRows(
    database,
    `SELECT staff_id, count(*)::int AS count, max(at) AS newest FROM staff_notices AS n ${notSealed}
     WHERE seen_at IS NULL AND at < now() - interval '${noticeMinutes.unmailed} minutes'
       AND at > now() - interval '${mailedDays} days'
     GROUP BY staff_id`,
  );
}

export async function deleteOldNotices(database: DataSource): Promise<void> {
  await database.query(`DELETE FROM staff_notices WHERE at < now() - interval '${keptDays} days'`);
}
