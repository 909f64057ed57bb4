import type { Today } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { narrowing, ofCaller, SqlValues, whereAll, type Filter } from '../applications/filter.ts';

const open = { reply: 'open' } as const;

/** Counted by the conditions of the list, so that a count and the list it leads to agree. */
export async function readToday(database: DataSource, staff: Pick<StaffIdentity, 'sub'>): Promise<Today> {
  const values = new SqlValues();
  const count = (filter: Filter) =>
    `count(*) FILTER (${whereAll(narrowing(ofCaller({ ...open, ...filter }, staff), values))})::int`;
  const [row] = await database.query<[Today]>(
    `SELECT ${count({ reply: 'late' })} AS late, ${count({ assigned: 'me' })} AS mine,
       ${count({ assigned: 'none' })} AS unassigned,
       (SELECT count(*)::int FROM applications ${whereAll(narrowing({ reply: 'wanted' }, values))}) AS wanted,
       (SELECT count(*)::int FROM replies WHERE application_id IS NULL) AS unknown_replies
     FROM applications ${whereAll(narrowing(open, values))}`,
    values.list,
  );
  return row;
}
