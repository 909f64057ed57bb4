import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Inbox } from '../src/index.ts';
import { Stage } from './stage.ts';

const stage = new Stage();

test('an inbox that keeps the events of a month reads none of those that are done to tell what waits', async () => {
  const { dataSource } = stage;
  await dataSource.query(
    `INSERT INTO inbox (id, type, state, due_at, settled_at, reason, outage_since)
     SELECT gen_random_uuid(), 'x', CASE n % 1000 WHEN 0 THEN 'dead' WHEN 1 THEN 'received' ELSE 'done' END,
       now() + interval '1 hour', now(), 'x', CASE WHEN n % 1000 < 2 THEN now() END FROM generate_series(1, 20000) AS n`,
  );
  await dataSource.query('ANALYZE inbox');
  const plans: string[] = [];
  const query = async (sql: string, values: unknown[]) => {
    const lines = await dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return dataSource.query(sql, values);
  };
  const inbox = new Inbox({ dataSource: { query } as never as DataSource });
  expect(await inbox.depth()).toEqual({ ready: 0, retrying: 20, dead: 20 });
  const trial = { worker: randomUUID(), underWay: [], trial: true };
  expect(await inbox.claimDue(1, trial)).toHaveLength(1);
  await inbox.endOutage();
  expect(await inbox.depth()).toEqual({ ready: 39, retrying: 1, dead: 0 });
  expect(plans.filter((plan) => plan.includes('Seq Scan on inbox'))).toEqual([]);
});
