import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from 'amqplib';
import { until } from '@blue-peony/test-kit';
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

test('nothing of an applicant lies in the outbox, the broker, the inbox or a dead letter, at any time', async () => {
  // Records everything that is ever written to the two tables.
  await house.sql.query(`
    CREATE TABLE public.passed (text text);
    GRANT ALL ON public.passed TO PUBLIC;
    GRANT USAGE ON SCHEMA public TO PUBLIC;
    CREATE FUNCTION public.keep() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO public.passed VALUES (NEW::text); RETURN NULL; END $$;
    CREATE TRIGGER keep AFTER INSERT OR UPDATE ON intake.outbox FOR EACH ROW EXECUTE FUNCTION public.keep();
    CREATE TRIGGER keep AFTER INSERT OR UPDATE ON notification.inbox FOR EACH ROW EXECUTE FUNCTION public.keep();
    CREATE TRIGGER keep AFTER INSERT OR UPDATE ON notification.deliveries FOR EACH ROW EXECUTE FUNCTION public.keep();
    CREATE TRIGGER keep AFTER INSERT ON notification.mails_by_address FOR EACH ROW EXECUTE FUNCTION public.keep()`);
  const connection = await connect(house.brokerUrl);
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, 'blue-peony.events', '#');
  const carried: string[] = [];
  await channel.consume(queue, (message) => message && void carried.push(message.content.toString()), { noAck: true });

  house.smtp.fail((recipient) => (recipient === 'staff@agency.example' ? { refuse: 550 } : undefined));
  const id = await house.apply('canary-mail@creator.example', {
    name: 'Canary Name',
    country: 'Canary Country',
    city: 'Canary City',
    zip_code: 'canary-zip',
    instagram: '@canary-instagram',
    tiktok: '@canary-tiktok',
    onlyfans_username: 'canary-username',
    other_socials: 'canary-socials',
    whatsapp: 'canary +48 600 100 200',
    message: 'canary message',
  });
  await until(async () => house.sent(id).applicant === 1);
  await applied(id);
  const passed = async () => {
    const { rows } = await house.sql.query('SELECT text FROM public.passed');
    return rows.map(({ text }: { text: string }) => text).join('\n');
  };
  // Also the result's mail, and a dead letter for the mail to staff.
  await until(async () => house.smtp.messages().some(({ subject }) => subject?.startsWith('Your preliminary result')));
  const hurry = `UPDATE notification.inbox SET due_at = now() WHERE id = $1 AND due_at > now() + interval '11 seconds'`;
  await until(async () => {
    await house.sql.query(hurry, [id]);
    const { rows } = await house.sql.query(`SELECT FROM notification.inbox WHERE id = $1 AND state = 'dead'`, [id]);
    return rows.length > 0;
  });
  await connection.close();
  const everything = (await passed()) + carried.join('\n');
  for (const trace of ['intake.application-submitted.v2', 'intake.application-assessed.v1', id])
    expect(everything).toContain(trace);
  expect(carried.length).toBeGreaterThan(1);
  expect(everything).not.toMatch(/canary/i);
});
