import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { applicationPageSchema, bulkLimit } from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();

const sub = randomUUID();

const call = (path: string, body?: object) =>
  app.desk(path, { method: body ? 'POST' : 'GET', body, by: { sub, role: 'manager', sid: randomUUID() } });

const close = (ids: readonly string[]) => call('applications/closings', { ids, reason: 'spam' });

test('selected applications are closed as spam with their history; a closed or sealed one stays as it is', async () => {
  const open = [await store(app.database), await store(app.database)];
  const sealed = await store(app.database, { sealed_at: new Date() });
  const signed = await store(app.database, { closed_at: new Date('2026-01-02T03:04:05Z') });
  await app.database.query("UPDATE applications SET closed_reason = 'signed' WHERE id = $1", [signed]);
  const all = [...open, sealed, signed, randomUUID()];

  const answer = (await (await close(all)).json()) as { closed: string[] };
  expect(answer.closed.toSorted()).toEqual(open.toSorted());
  const reasons = await app.database.query<object[]>(
    'SELECT id, closed_reason AS reason FROM applications WHERE id = ANY ($1)',
    [all],
  );
  for (const id of open) expect(reasons).toContainEqual({ id, reason: 'spam' });
  expect(reasons).toContainEqual({ id: sealed, reason: null });
  expect(reasons).toContainEqual({ id: signed, reason: 'signed' });
  const history = await app.database.query<object[]>(
    'SELECT application_id AS id, staff_id AS by, kind, detail FROM application_events WHERE application_id = ANY ($1)',
    [all],
  );
  expect(history).toHaveLength(2);
  for (const id of open) expect(history).toContainEqual({ id, by: sub, kind: 'closed', detail: { reason: 'spam' } });
  expect(await (await close(all)).json()).toEqual({ closed: [] });

  const page = applicationPageSchema.parse(
    await (await call(`applications?ids=${[...open, sealed].join(',')}`)).json(),
  );
  expect(page.items.map(({ id, closed_reason }) => [id, closed_reason]).toSorted()).toEqual(
    open.map((id) => [id, 'spam']).toSorted(),
  );
});

test('an export of selected applications holds those and no other', async () => {
  const wanted = [
    await store(app.database, { name: 'First Wanted' }),
    await store(app.database, { name: 'Second Wanted' }),
  ];
  await store(app.database, { name: 'Not Wanted' });
  const csv = await (await call(`applications.csv?ids=${wanted.join(',')}`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).not.toContain('Not Wanted');
});

test('one call acts on a hundred applications at most, each named by its id', async () => {
  const many = Array.from({ length: bulkLimit + 1 }, () => randomUUID());
  expect((await close(many)).status).toBe(422);
  expect((await close([])).status).toBe(422);
  expect((await call(`applications?ids=${many.join(',')}`)).status).toBe(422);
  expect((await call('applications?ids=1,2')).status).toBe(422);
});
