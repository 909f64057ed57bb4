import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import {
  answerDelaySeconds,
  answerListSchema,
  answerSchema,
  answerTemplateListSchema,
  leavingAnswersSchema,
  applicationReference,
  promiseEndpoints,
  type AnswerForm,
  type Problem,
} from '@blue-peony/contracts';
import { asWorker, until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
beforeAll(async () => {
  await app.listen();
});

const [olga, piotr] = [randomUUID(), randomUUID()];

async function call(
  path: string,
  { method = 'GET', body, as = olga }: { method?: string; body?: unknown; as?: string } = {},
) {
  const [, below] = path.split('/api/admin/');
  const init = { method, body: body ? JSON.stringify(body) : null };
  const headers = { ...(await asWorker('intake')), 'content-type': 'application/json' };
  const response = below
    ? await app.desk(below, { method, body, by: { sub: as } })
    : await fetch(app.url + path, { ...init, headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

const form = (changes: Partial<AnswerForm> = {}): AnswerForm => ({
  after: null,
  channel: 'mail',
  decision: 'invite',
  language: 'pl',
  subject: 'Porozmawiajmy',
  text: 'Dzień dobry!\n\nKiedy Ci pasuje?',
  ...changes,
});

const answer = (id: string, changes: Partial<AnswerForm> = {}, { key = randomUUID(), as = olga } = {}) =>
  call(`/api/admin/applications/${id}/answers/${key}`, { method: 'PUT', body: form(changes), as });
const answersOf = async (id: string) => {
  const { body } = await call(`/api/admin/applications/${id}/answers`);
  return answerListSchema.parse(body).items;
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const repliedAt = async (id: string) =>
  (await app.database.query('SELECT replied_at FROM applications WHERE id = $1', [id]))[0].replied_at as Date | null;

/** As if the time to take them back had passed. */
const leave = (id: string) =>
  app.database.query('UPDATE answers SET leaves_at = now() WHERE application_id = $1 AND leaves_at IS NOT NULL', [id]);

async function announced(id: string, atLeast = 1) {
  await leave(id);
  const of = () => app.events.filter(({ aggregateId }) => aggregateId === id);
  await until(() => of().length >= atLeast);
  return of();
}

test('an answer by mail marks the application as replied to, stands in its history and asks for its mail when it leaves', async () => {
  const id = await store(app.database);
  const sent = answerSchema.parse((await answer(id)).body);
  const { after: _, ...said } = form();
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

const leaving = async (as = olga) =>
  leavingAnswersSchema.parse((await call('/api/admin/leaving-answers', { as })).body).items;
const withdraw = (answerId: string, as = olga) =>
  call(`/api/admin/leaving-answers/${answerId}`, { method: 'DELETE', as });

test('an answer is taken back by its writer until it leaves, and the application is as it was before', async () => {
  const id = await store(app.database, { name: 'Ada' });
  const [key, nina] = [randomUUID(), randomUUID()];
  const sent = answerSchema.parse((await answer(id, {}, { key, as: nina })).body);
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
  expect(codeOf(await call(`/inner/mail-texts/answer/${sent.id}`))).toEqual([404, 'not_found']);
  // A late repetition of the call that sent it.
  expect(codeOf(await answer(id, {}, { key, as: nina }))).toEqual([409, 'idempotency_mismatch']);
  const stored = await app.database.query('SELECT subject, text FROM answers WHERE id = $1', [sent.id]);
  expect(stored).toEqual([{ subject: '', text: '' }]);

  const again = answerSchema.parse((await answer(id)).body);
  expect(await announced(id)).toMatchObject([{ id: again.id }]);
  expect(codeOf(await withdraw(again.id))).toEqual([404, 'not_found']);
});

test('a second answer that is taken back leaves the reply of the first one, also where the first came later', async () => {
  const id = await store(app.database);
  const first = answerSchema.parse((await answer(id)).body);
  const second = answerSchema.parse((await answer(id, { after: first.id }, { as: piotr })).body);
  await withdraw(first.id);
  expect(await repliedAt(id)).toEqual(new Date(second.at));
  await withdraw(second.id, piotr);
  expect(await repliedAt(id)).toBeNull();
});

test('the automatic mail with the result is not sent after an answer, and due again when that is taken back', async () => {
  const id = await store(app.database, { created_at: new Date(Date.now() - 660_000) });
  const sent = answerSchema.parse((await answer(id)).body);
  expect(codeOf(await call(`/inner/mail-texts/assessed/${id}`))).toEqual([404, 'not_found']);
  const assessed = async () => (await announced(id, 0)).filter(({ type }) => type.includes('assessed'));
  const asked = async () =>
    (await app.database.query('SELECT assessment_told_at AS at FROM applications WHERE id = $1', [id]))[0].at;
  await until(asked);
  await withdraw(sent.id);
  await until(async () => (await assessed()).length > 0);
  expect((await call(`/inner/mail-texts/assessed/${id}`)).status).toBe(200);
});

test('a result whose mail failed, and was held back as somebody had replied, is due again once nobody has', async () => {
  const id = await store(app.database, { created_at: new Date(Date.now() - 660_000) });
  const events = async () => (await announced(id, 0)).filter(({ type }) => type.includes('assessed'));
  const text = async () => (await call(`/inner/mail-texts/assessed/${id}`)).status;
  const mark = (replied: boolean) =>
    call(`/api/admin/applications/${id}/replied`, { method: 'PUT', body: { replied } });
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
      const mailing = n % 3 > 0 && call(`/inner/mail-texts/assessed/${id}`);
      if (n % 3 === 1) await mailing;
      const sent = await answer(id);
      const mail = await (mailing || call(`/inner/mail-texts/assessed/${id}`));
      if (mail.status === 200) {
        expect(codeOf(sent)).toEqual([409, 'result_told']);
        const { body } = await call(`/api/admin/applications/${id}/answers`);
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
    await call(`/api/admin/applications/${id}/replied`, { method: 'PUT', body: { replied: true } });
    await call(`/api/admin/applications/${id}/replied`, { method: 'PUT', body: mark });
    expect((await call(`/inner/mail-texts/assessed/${id}`)).status).toBe(mark.replied ? 404 : 200);
  },
);

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

test('nobody can answer a sealed application, read its answers or have one mailed', async () => {
  const id = await store(app.database);
  const sent = answerSchema.parse((await answer(id)).body);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  expect(codeOf(await answer(id, { after: sent.id }))).toEqual([404, 'not_found']);
  expect(codeOf(await call(`/api/admin/applications/${id}/answers`))).toEqual([404, 'not_found']);
  expect(codeOf(await call(`/inner/mail-texts/answer/${sent.id}`))).toEqual([404, 'not_found']);
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
  const sent = answerSchema.parse((await answer(id)).body);
  await announced(id);
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  const text = async () => (await call(`/inner/mail-texts/answer/${sent.id}`)).status;
  expect(await text()).toBe(404);
  await app.database.query('UPDATE applications SET sealed_at = NULL WHERE id = $1', [id]);
  const again = await until(() => app.events.find(({ repeats }) => repeats === sent.id));
  expect(again).toMatchObject({ type: 'intake.application-answered.v1', aggregateId: id });
  expect(await text()).toBe(200);
  expect(await answersOf(id)).toEqual([{ ...sent, leaves_at: null }]);
});

test('the mail of an answer goes to the address of now, with the reference of the application', async () => {
  const id = await store(app.database, { email: 'old@mail.example', language: 'de' });
  const sent = answerSchema.parse((await answer(id)).body);
  await app.database.query(`UPDATE applications SET email = 'new@mail.example' WHERE id = $1`, [id]);
  expect((await call(`/inner/mail-texts/answer/${sent.id}`)).body).toEqual({
    kind: 'answer',
    confirmed: false,
    discreet: false,
    to: 'new@mail.example',
    tag: expect.any(String),
    language: 'pl',
    reference: applicationReference(id),
    subject: 'Porozmawiajmy',
    text: 'Dzień dobry!\n\nKiedy Ci pasuje?',
  });
});

test('an answer by mail is promised, and told again under its own id when it is missing', async () => {
  const id = await store(app.database, { created_at: new Date(Date.now() - 86_400_000) });
  const sent = answerSchema.parse((await answer(id)).body);
  await answer(id, { after: sent.id, channel: 'whatsapp' });
  expect(await announced(id)).toHaveLength(1);
  const page = async (from: number, limit: number) => {
    const window = new URLSearchParams({
      from: new Date(from).toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
      limit: String(limit),
    });
    const { body } = await call(`/inner/promises?${window}`);
    return promiseEndpoints.intake.listPromises.response.parse(body).items;
  };
  const promised = (await page(Date.now() - 90_000_000, 1_000)).filter((one) => one.id === id);
  expect(promised).toEqual([
    { id, event_id: id, at: expect.any(String), mails: ['staff', 'received'] },
    { id, event_id: sent.id, at: sent.at, mails: ['answer'] },
  ]);
  const [next] = await page(Date.parse(sent.at) - 1, 1);
  expect(next).toEqual(promised[1]);

  // What still waits in the outbox is not repeated.
  await until(async () => (await app.database.query('SELECT FROM outbox')).length === 0);
  await call('/inner/promises/repeat', { method: 'POST', body: { ids: [id] } });
  const events = await announced(id, 3);
  expect(events.filter(({ repeats }) => repeats === sent.id)).toMatchObject([
    { type: 'intake.application-answered.v1', payload: { language: 'pl' } },
  ]);
});

test('a template is changed by one of two at once, counted up, and brought back', async () => {
  const templates = async () => answerTemplateListSchema.parse((await call('/api/admin/answer-templates')).body).items;
  const find = async () =>
    (await templates()).find(({ decision, language }) => decision === 'later' && language === 'th')!;
  expect(await templates()).toHaveLength(25);
  const original = await find();
  expect(original).toMatchObject({ version: 0, original: true, changed_at: null, staff_id: null });

  const change = (version: number, template: object | null, as = olga) =>
    call('/api/admin/answer-templates/later/th', { method: 'PUT', body: { version, template }, as });
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
