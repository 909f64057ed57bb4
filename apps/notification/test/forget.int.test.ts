import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { DeliveriesRepository } from '../src/deliveries/deliveries.repository.ts';
import { createServiceDatabase } from './bench.ts';

test('what waits of an erased application is deleted without a look at the events of a month that are done', async () => {
  const { dataSource, dispose } = await createServiceDatabase();
  const [erased, last] = [randomUUID(), randomUUID()];
  await dataSource.query(
    `INSERT INTO inbox (id, type, event, state, settled_at)
     SELECT CASE n WHEN 1 THEN $2::uuid ELSE gen_random_uuid() END, 'x',
       CASE WHEN n % 1000 < 2 THEN jsonb_build_object('aggregateId', CASE WHEN n < 5000 THEN $1 ELSE 'other' END) END,
       CASE n % 1000 WHEN 0 THEN 'dead' WHEN 1 THEN 'received' ELSE 'done' END, now()
     FROM generate_series(1, 20000) AS n`,
    [erased, last],
  );
  await dataSource.query('ANALYZE inbox');
  const plans: string[] = [];
  const query = async (sql: string, values: unknown[]) => {
    const lines = await dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return dataSource.query(sql, values);
  };
  const transaction = (work: (manager: object) => Promise<void>) => work({ query });
  await new DeliveriesRepository({ transaction } as never).forget(erased, last);
  const left = `SELECT id FROM inbox WHERE event->>'aggregateId' = $1`;
  expect(await dataSource.query(left, [erased])).toEqual([{ id: last }]);
  expect(plans.filter((plan) => plan.includes('Seq Scan on inbox'))).toEqual([]);
  await dispose();
});
