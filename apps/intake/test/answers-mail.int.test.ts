import { beforeAll, expect, test } from '@jest/globals';
import { applicationReference, promiseEndpoints } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { answering, codeOf } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const { call, inner, answer, made, answersOf, withdraw, announced } = answering(app);

test('the automatic mail with the result is not sent after an answer, and due again when that is taken back', async () => {
  const id = await store(app.database, { created_at: new Date(Date.now() - 660_000) });
  const sent = await made(id);
  expect(codeOf(await inner(`mail-texts/assessed/${id}`))).toEqual([404, 'not_found']);
  const assessed = async () => (await announced(id, 0)).filter(({ type }) => type.includes('assessed'));
  const asked = async () =>
    (await app.database.query('SELECT assessment_told_at AS at FROM applications WHERE id = $1', [id]))[0].at;
  await until(asked);
  await withdraw(sent.id);
  await until(async () => (await assessed()).length > 0);
  expect((await inner(`mail-texts/assessed/${id}`)).status).toBe(200);
});

test('a result whose mail failed, and was held back as somebody had replied, is due again once nobody has', async () => {
  const id = await store(app.database, { created_at: new Date(Date.now() - 660_000) });
  const events = async () => (await announced(id, 0)).filter(({ type }) => type.includes('assessed'));
  const text = async () => (await inner(`mail-texts/assessed/${id}`)).status;
  const mark = (replied: boolean) => call(`applications/${id}/replied`, { method: 'PUT', body: { replied } });
  await until(async () => (await events()).length > 0);
  expect(await text()).toBe(200);
  await mark(true);
  expect(await text()).toBe(404);
  await mark(false);
  await until(async () => (await events()).length > 1);
  expect(await text()).toBe(200);
});

test('of the automatic mail and an answer in the same second only one goes, or the writer knows, a hundred times', async () => {
  const both = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const id = await store(app.database);
      // The one first, the other first, both at once.
      const mailing = n % 3 > 0 && inner(`mail-texts/assessed/${id}`);
      if (n % 3 === 1) await mailing;
      const sent = await answer(id);
      const mail = await (mailing || inner(`mail-texts/assessed/${id}`));
      if (mail.status === 200) {
        expect(codeOf(sent)).toEqual([409, 'result_told']);
        const { body } = await call(`applications/${id}/answers`);
        expect(body).toEqual({ items: [], result_told_at: expect.any(String) });
        expect((await answer(id, { told: true })).status).toBe(200);
      } else expect([mail.status, sent.status]).toEqual([404, 200]);
      return mail.status;
    }),
  );
  expect(new Set(both)).toEqual(new Set([200, 404]));
});

test.each([{ replied: true }, { replied: false }])(
  'a mark as replied (%j) governs the automatic mail too',
  async (mark) => {
    const id = await store(app.database);
    await call(`applications/${id}/replied`, { method: 'PUT', body: { replied: true } });
    await call(`applications/${id}/replied`, { method: 'PUT', body: mark });
    expect((await inner(`mail-texts/assessed/${id}`)).status).toBe(mark.replied ? 404 : 200);
  },
);

test('nobody can answer a sealed application, read its answers or have one mailed', async () => {
  const id = await store(app.database);
  const sent = await made(id);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  expect(codeOf(await answer(id, { after: sent.id }))).toEqual([404, 'not_found']);
  expect(codeOf(await call(`applications/${id}/answers`))).toEqual([404, 'not_found']);
  expect(codeOf(await inner(`mail-texts/answer/${sent.id}`))).toEqual([404, 'not_found']);
});

test('an answer that would leave while its application is sealed leaves once the seal is off', async () => {
  const [id, other] = [await store(app.database), await store(app.database)];
  await answer(id);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  await answer(other);
  expect(await announced(other)).toHaveLength(1);
  expect(await announced(id, 0)).toEqual([]);
  await app.database.query('UPDATE applications SET sealed_at = NULL WHERE id = $1', [id]);
  expect(await announced(id)).toHaveLength(1);
});

test('an answer whose application is sealed before its mail went is told again, once the seal is off', async () => {
  const id = await store(app.database);
  const sent = await made(id);
  await announced(id);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  const text = async () => (await inner(`mail-texts/answer/${sent.id}`)).status;
  expect(await text()).toBe(404);
  await app.database.query('UPDATE applications SET sealed_at = NULL WHERE id = $1', [id]);
  const again = await until(() => app.events.find(({ repeats }) => repeats === sent.id));
  expect(again).toMatchObject({ type: 'intake.application-answered.v1', aggregateId: id });
  expect(await text()).toBe(200);
  expect(await answersOf(id)).toEqual([{ ...sent, leaves_at: null }]);
});

test('the mail of an answer goes to the address of now, with the reference of the application', async () => {
  const id = await store(app.database, { email: 'old@mail.example', language: 'de' });
  const sent = await made(id);
  await app.database.query(`UPDATE applications SET email = 'new@mail.example' WHERE id = $1`, [id]);
  expect((await inner(`mail-texts/answer/${sent.id}`)).body).toEqual({
    kind: 'answer',
    reply_token: expect.any(String),
    confirmed: false,
    discreet: false,
    to: 'new@mail.example',
    tag: expect.any(String),
    language: 'pl',
    reference: applicationReference(id),
    flower: expect.any(String),
    subject: 'Porozmawiajmy',
    text: 'Dzień dobry!\n\nKiedy Ci pasuje?',
  });
});

test('an answer by mail is promised, and told again under its own id when it is missing', async () => {
  // Not so old that its result is told as well.
  const id = await store(app.database, { created_at: new Date(Date.now() - 60_000) });
  const sent = await made(id);
  await answer(id, { after: sent.id, channel: 'whatsapp' });
  expect(await announced(id)).toHaveLength(1);
  const page = async (from: number, limit: number) => {
    const window = new URLSearchParams({
      from: new Date(from).toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
      limit: String(limit),
    });
    const { body } = await inner(`promises?${window}`);
    return promiseEndpoints.intake.listPromises.response.parse(body).items;
  };
  const promised = (await page(Date.now() - 120_000, 1_000)).filter((one) => one.id === id);
  expect(promised).toEqual([
    { id, event_id: id, at: expect.any(String), mails: ['staff', 'received'] },
    { id, event_id: sent.id, at: sent.at, mails: ['answer'] },
  ]);
  const [next] = await page(Date.parse(sent.at) - 1, 1);
  expect(next).toEqual(promised[1]);

  // What still waits in the outbox is not repeated.
  await until(async () => (await app.database.query('SELECT FROM outbox')).length === 0);
  await inner('promises/repeat', { method: 'POST', body: { ids: [id] } });
  const events = await announced(id, 3);
  expect(events.filter(({ repeats }) => repeats === sent.id)).toMatchObject([
    { type: 'intake.application-answered.v1', payload: { language: 'pl' } },
  ]);
});
