import { expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
const resend = (id: string) => app.desk(`applications/${id}/mails`, { method: 'POST', body: { recipient: 'staff' } });
const join = (id: string) => app.desk(`applications/${id}/collaboration`, { method: 'PUT' });

const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

test.each<[string, (id: string) => Promise<Response>]>([
  ['whose mail is asked for again', resend],
  ['that staff open', join],
])('an application %s while it is erased is not found', async (_, call) => {
  const id = await store(app.database);
  const answer = await app.database.transaction(async (manager) => {
    await manager.query('SELECT FROM applications WHERE id = $1 FOR UPDATE', [id]);
    const asked = call(id);
    await until(async () => (await app.database.query<unknown[]>(waits)).length > 0);
    await manager.query('DELETE FROM applications WHERE id = $1', [id]);
    return { asked };
  });
  expect((await answer.asked).status).toBe(404);
});

test('no mail of a sealed application is asked for again', async () => {
  const id = await store(app.database);
  expect((await resend(id)).status).toBe(202);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  expect((await resend(id)).status).toBe(404);
});
