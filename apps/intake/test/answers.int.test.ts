import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { answerDelaySeconds, answerSchema, answerTemplateListSchema } from '@blue-peony/contracts';
import { answerForm, answering, codeOf } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const { olga, piotr, call, inner, answer, made, answersOf, leaving, withdraw, repliedAt, announced } = answering(app);

test('an answer by mail marks the application as replied to, stands in its history and asks for its mail when it leaves', async () => {
  const id = await store(app.database);
  const sent = await made(id);
  const { after: _, ...said } = answerForm();
  const leaves_at = expect.any(String);
  expect(sent).toEqual({ ...said, id: expect.any(String), at: expect.any(String), staff_id: olga, leaves_at });
  expect(Date.parse(sent.leaves_at!) - Date.parse(sent.at)).toBe(answerDelaySeconds * 1000);
  expect(await answersOf(id)).toEqual([sent]);
  expect(await repliedAt(id)).toEqual(new Date(sent.at));
  expect(app.events.filter(({ aggregateId }) => aggregateId === id)).toEqual([]);
  expect(await announced(id)).toMatchObject([
    { id: sent.id, type: 'intake.application-answered.v1', payload: { language: 'pl' } },
  ]);
  const history = await app.database.query(
    'SELECT staff_id, kind, detail FROM application_events WHERE application_id = $1',
    [id],
  );
  expect(history).toEqual([{ staff_id: olga, kind: 'answered', detail: { answer: sent.id, channel: 'mail' } }]);
});

test('an answer that is sent five times at once with one key is one answer and one mail', async () => {
  const id = await store(app.database);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(id, {}, { key })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [first] = await answersOf(id);
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill(first));
  expect(await answersOf(id)).toHaveLength(1);
  expect(await announced(id)).toHaveLength(1);
  expect(codeOf(await answer(id, { text: 'Something else' }, { key }))).toEqual([409, 'idempotency_mismatch']);
});

test('of two people who answer at once the second is told, and only the first one’s mail goes out', async () => {
  const id = await store(app.database);
  const answers = await Promise.all([answer(id, {}, { as: olga }), answer(id, {}, { as: piotr })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(answers.find(({ status }) => status === 409)!)).toEqual([409, 'already_answered']);
  const [first] = await answersOf(id);
  expect(await announced(id)).toHaveLength(1);
  expect((await answer(id, { after: first!.id })).status).toBe(200);
  expect((await answersOf(id)).map(({ id: one }) => one)[1]).toBe(first!.id);
});

test('an answer is taken back by its writer until it leaves, and the application is as it was before', async () => {
  const id = await store(app.database, { name: 'Ada' });
  const [key, nina] = [randomUUID(), randomUUID()];
  const sent = await made(id, {}, { key, as: nina });
  expect([await leaving(nina), await leaving(piotr)]).toEqual([
    [{ application_id: id, name: 'Ada', together: 1, answer: sent }],
    [],
  ]);
  expect(codeOf(await withdraw(sent.id, piotr))).toEqual([404, 'not_found']);
  const taken = await Promise.all([withdraw(sent.id, nina), withdraw(sent.id, nina)]);
  for (const { status, body } of taken) expect([status, body]).toMatchObject([200, { id, replied_at: null }]);
  const withdrawals = `SELECT FROM application_events WHERE application_id = $1 AND kind = 'answer_withdrawn'`;
  expect(await app.database.query(withdrawals, [id])).toHaveLength(1);
  expect([await leaving(nina), await answersOf(id), await announced(id, 0)]).toEqual([[], [], []]);
  expect(codeOf(await inner(`mail-texts/answer/${sent.id}`))).toEqual([404, 'not_found']);
  // A late repetition of the call that sent it.
  expect(codeOf(await answer(id, {}, { key, as: nina }))).toEqual([409, 'idempotency_mismatch']);
  const stored = await app.database.query('SELECT subject, text FROM answers WHERE id = $1', [sent.id]);
  expect(stored).toEqual([{ subject: '', text: '' }]);

  const again = await made(id);
  expect(await announced(id)).toMatchObject([{ id: again.id }]);
  expect(codeOf(await withdraw(again.id))).toEqual([404, 'not_found']);
});

test('a second answer that is taken back leaves the reply of the first one, also where the first came later', async () => {
  const id = await store(app.database);
  const first = await made(id);
  const second = await made(id, { after: first.id }, { as: piotr });
  await withdraw(first.id);
  expect(await repliedAt(id)).toEqual(new Date(second.at));
  await withdraw(second.id, piotr);
  expect(await repliedAt(id)).toBeNull();
});

test('an answer that colleagues have overtaken leaves the application as it was', async () => {
  const id = await store(app.database);
  expect(codeOf(await answer(id, { after: randomUUID() }))).toEqual([409, 'already_answered']);
  expect(await repliedAt(id)).toBeNull();
  expect(await answersOf(id)).toEqual([]);
});

test.each(['whatsapp', 'copied'] as const)('an answer that was %s asks for no mail', async (channel) => {
  const id = await store(app.database);
  expect((await answer(id, { channel })).status).toBe(200);
  expect(await repliedAt(id)).toEqual(expect.any(Date));
  const [first] = await answersOf(id);
  const { body } = await answer(id, { after: first!.id });
  expect((await announced(id)).map((event) => event.id)).toEqual([answerSchema.parse(body).id]);
});

test.each([{ text: 'Hi {name}' }, { subject: '{agency}' }, { text: ' ' }, { subject: 'Two\nlines' }])(
  'an answer with %j is refused',
  async (changes) => {
    const id = await store(app.database);
    expect(codeOf(await answer(id, changes))).toEqual([422, 'validation_failed']);
  },
);

test('a template is changed by one of two at once, counted up, and brought back', async () => {
  const templates = async () => answerTemplateListSchema.parse((await call('answer-templates')).body).items;
  const find = async () =>
    (await templates()).find(({ decision, language }) => decision === 'later' && language === 'th')!;
  expect(await templates()).toHaveLength(25);
  const original = await find();
  expect(original).toMatchObject({ version: 0, original: true, changed_at: null, staff_id: null });

  const change = (version: number, template: object | null, as = olga) =>
    call('answer-templates/later/th', { method: 'PUT', body: { version, template }, as });
  const texts = ['one', 'two'].map((text) => ({ subject: 'New', text: `{greeting} ${text}` }));
  const changes = await Promise.all([change(0, texts[0]!), change(0, texts[1]!, piotr)]);
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(changes.find(({ status }) => status === 409)!)).toEqual([409, 'version_conflict']);
  expect(await find()).toMatchObject({ subject: 'New', version: 1, original: false });

  expect(codeOf(await change(1, { subject: 'New', text: '{password}' }))).toEqual([422, 'validation_failed']);
  expect((await change(1, null)).status).toBe(200);
  expect(await find()).toMatchObject({ text: original.text, version: 2, original: true, staff_id: olga });
  expect(await app.database.query('SELECT version FROM answer_templates')).toHaveLength(2);
});
