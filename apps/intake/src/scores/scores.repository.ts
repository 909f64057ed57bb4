import { AppError } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { changeItem } from '../applications/items.ts';

/** `seen`: the score that the staff member saw before; undefined from a desk of an earlier release. */
type Given = { score: number | null; seen?: number | null | undefined };
type Before = { score: number | null; scored_by: string | null };

/** Staff may replace their own score: after a lost response it is no conflict. @throws AppError score_changed */
export function setScore(database: DataSource, id: string, { score, seen }: Given, staff: string) {
  return changeItem<Before>(database, id, 'score, scored_by', async (manager, before) => {
    if (before.score === score) return;
    if (seen !== undefined && before.score !== seen && before.scored_by !== staff) throw new AppError('score_changed');
    await manager.query(
      `UPDATE applications SET score = $2::smallint, scored_by = $3, scored_at = now(), updated_at = now(),
         first_scored_at = CASE WHEN $2::smallint IS NOT NULL THEN coalesce(first_scored_at, now()) END
       WHERE id = $1`,
      [id, score, staff],
    );
    await addHistory(manager, id, { kind: 'scored', staff, detail: { from: before.score, to: score } });
  });
}
