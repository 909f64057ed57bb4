import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPromises, type Promises } from './promises.ts';

let house: Promises;
beforeAll(async () => {
  house = await startPromises();
});
afterAll(() => house.close());

const applied = (id: string, ago = '10 minutes') =>
  house.sql.query('UPDATE intake.applications SET created_at = now() - $2::interval WHERE id = $1', [id, ago]);
const paid = (id: string) =>
  house.sql.query(`UPDATE commerce.orders SET paid_at = now() - interval '10 minutes' WHERE id = $1`, [id]);

const repeatsOf = async (id: string): Promise<number> => {
  const { rows } = await house.sql.query('SELECT times FROM notification.mail_repeats WHERE id = $1', [id]);
  return rows[0]?.times ?? 0;
};

test('an application whose mails are lost with every trace of them is answered by the next comparison, once', async () => {
  const id = await house.apply('ada@creator.example');
  await house.mailed(id, 2);
  await house.forget(id);
  await applied(id);
  await house.mailed(id, 4);
  await house.compared();
  expect(house.sent(id)).toEqual({ staff: 2, applicant: 2 });
  expect(await repeatsOf(id)).toBe(1);
});

test('of an application one of whose mails is lost, only that one goes out again', async () => {
  const id = await house.apply('eva@creator.example');
  await house.mailed(id, 2);
  await house.sql.query(`DELETE FROM notification.deliveries WHERE event_id = $1 AND recipient = 'staff'`, [id]);
  await applied(id);
  await house.mailed(id, 3);
  await house.compared();
  expect(house.sent(id)).toEqual({ staff: 2, applicant: 1 });
});

test('an application whose event never reached the broker is answered', async () => {
  const other = await house.apply('first@creator.example');
  await house.mailed(other, 2);
  const columns = `name, country, city, onlyfans_monthly_earnings, whatsapp, file_urls, language, assessment_result,
    assessment_version, age_confirmed, privacy_version, request_hash`;
  const { rows } = await house.sql.query(
    `INSERT INTO intake.applications (email, created_at, ${columns})
     SELECT 'second@creator.example', now() - interval '10 minutes', ${columns} FROM intake.applications WHERE id = $1
     RETURNING id`,
    [other],
  );
  const { id } = rows[0];
  await house.mailed(id, 2);
  await house.compared();
  expect(house.sent(id)).toEqual({ staff: 1, applicant: 1 });
});

test('a paid session whose mails are lost gets its receipt, and staff its booking, once', async () => {
  const { id, eventId } = await house.book();
  await house.mailed(eventId, 2);
  await house.forget(eventId);
  await paid(id);
  await house.mailed(eventId, 4);
  await house.compared();
  expect(house.sent(eventId)).toEqual({ buyer: 2, staff: 2 });
});

test('an order whose money went back, a refused address and what is older than the ledger get no mail', async () => {
  house.smtp.fail((recipient) => (recipient === 'gone@creator.example' ? { refuse: 550 } : undefined));
  const [refused, old] = [await house.apply('gone@creator.example'), await house.apply('old@creator.example')];
  const { id, eventId } = await house.book();
  await house.mailed(refused, 1);
  for (const event of [old, eventId]) await house.mailed(event, 2);
  await house.sql.query(`UPDATE commerce.orders SET status = 'refunded', refund_reason = 'refund' WHERE id = $1`, [id]);
  for (const event of [old, eventId]) await house.forget(event);
  await applied(refused);
  await applied(old, '2 days');
  await paid(id);
  await house.compared();
  expect(await Promise.all([refused, old, id].map(repeatsOf))).toEqual([0, 0, 0]);
  expect([house.sent(refused), house.sent(old), house.sent(eventId)]).toEqual([
    { staff: 1 },
    { staff: 1, applicant: 1 },
    { buyer: 1, staff: 1 },
  ]);
});
