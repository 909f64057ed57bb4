import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import {
  answerDelaySeconds,
  answerSchema,
  answerTemplateListSchema,
  applicationReference,
  promiseEndpoints,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { answerForm, answering, codeOf } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const { olga, piotr, call, answer, made, answersOf, leaving, withdraw, mark, repliedAt, announced } = answering(app);
const mailOf = async (answerId: string) => codeOf(await app.inner(`mail-texts/answer/${answerId}`));

test('an answer by mail marks the application as replied to, stands in its history and asks for its mail when it leaves', async () => {
  const id = await app.seed();
  const sent = await made(id);
  const { after: _, ...said } = answerForm();
  const leaves_at = expect.any(String);
  expect(sent).toEqual({ ...said, id: expect.any(String), at: expect.any(String), staff_id: olga, leaves_at });
  expect(Date.parse(sent.leaves_at!) - Date.parse(sent.at)).toBe(answerDelaySeconds * 1000);
  expect(await answersOf(id)).toEqual([sent]);
  expect(await repliedAt(id)).toEqual(new Date(sent.at));
  expect(app.eventsOf(id)).toEqual([]);
  expect(await announced(id)).toMatchObject([
    { id: sent.id, type: 'intake.application-answered.v1', payload: { language: 'pl' } },
  ]);
  const detail = { answer: sent.id, channel: 'mail' };
  expect(await app.historyOf(id)).toEqual([{ staff_id: olga, kind: 'answered', detail }]);
});

test('an answer that is sent five times at once with one key is one answer and one mail', async () => {
  const id = await app.seed();
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
  const id = await app.seed();
  const answers = await Promise.all([answer(id, {}, { as: olga }), answer(id, {}, { as: piotr })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(answers.find(({ status }) => status === 409)!)).toEqual([409, 'already_answered']);
  const [first] = await answersOf(id);
  expect(await announced(id)).toHaveLength(1);
  expect((await answer(id, { after: first!.id })).status).toBe(200);
  expect((await answersOf(id)).map(({ id: one }) => one)[1]).toBe(first!.id);
});

test('an answer is taken back by its writer until it leaves, and the application is as it was before', async () => {
  const id = await app.seed({ name: 'Ada' });
  const [key, nina] = [randomUUID(), randomUUID()];
  const sent = await made(id, {}, { key, as: nina });
  expect([await leaving(nina), await leaving(piotr)]).toEqual([
    [{ application_id: id, name: 'Ada', together: 1, answer: sent }],
    [],
  ]);
  expect(codeOf(await withdraw(sent.id, piotr))).toEqual([404, 'not_found']);
  const taken = await Promise.all([withdraw(sent.id, nina), withdraw(sent.id, nina)]);
  for (const { status, body } of taken) expect([status, body]).toMatchObject([200, { id, replied_at: null }]);
  expect((await app.historyOf(id)).filter(({ kind }) => kind === 'answer_withdrawn')).toHaveLength(1);
  expect([await leaving(nina), await answersOf(id), await announced(id, 0)]).toEqual([[], [], []]);
  expect(await mailOf(sent.id)).toEqual([404, 'not_found']);
  // A late repetition of the call that sent it.
  expect(codeOf(await answer(id, {}, { key, as: nina }))).toEqual([409, 'idempotency_mismatch']);
  const stored = await app.sql('SELECT subject, text FROM answers WHERE id = $1', sent.id);
  expect(stored).toEqual([{ subject: '', text: '' }]);

  const again = await made(id);
  expect(await announced(id)).toMatchObject([{ id: again.id }]);
  expect(codeOf(await withdraw(again.id))).toEqual([404, 'not_found']);
});

test('a second answer that is taken back leaves the reply of the first one, also where the first came later', async () => {
  const id = await app.seed();
  const first = await made(id);
  const second = await made(id, { after: first.id }, { as: piotr });
  await withdraw(first.id);
  expect(await repliedAt(id)).toEqual(new Date(second.at));
  await withdraw(second.id, piotr);
  expect(await repliedAt(id)).toBeNull();
});

test('an answer that colleagues have overtaken leaves the application as it was', async () => {
  const id = await app.seed();
  expect(codeOf(await answer(id, { after: randomUUID() }))).toEqual([409, 'already_answered']);
  expect(await repliedAt(id)).toBeNull();
  expect(await answersOf(id)).toEqual([]);
});

test.each(['whatsapp', 'copied'] as const)('an answer that was %s asks for no mail', async (channel) => {
  const id = await app.seed();
  const first = await made(id, { channel });
  expect(await repliedAt(id)).toEqual(expect.any(Date));
  const { body } = await answer(id, { after: first.id });
  expect((await announced(id)).map((event) => event.id)).toEqual([answerSchema.parse(body).id]);
});

test.each([{ text: 'Hi {name}' }, { subject: '{agency}' }, { text: ' ' }, { subject: 'Two\nlines' }])(
  'an answer with %j is refused',
  async (changes) => {
    expect(codeOf(await answer(await app.seed(), changes))).toEqual([422, 'validation_failed']);
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
  expect(await app.sql('SELECT version FROM answer_templates')).toHaveLength(2);
});

/** One whose result is due. */
const waited = () => app.seed({ created_at: new Date(Date.now() - 660_000) });
const textOf = async (id: string) => codeOf(await app.inner(`mail-texts/assessed/${id}`));
const assessed = (id: string) => app.eventsOf(id).filter(({ type }) => type.includes('assessed'));

test('the automatic mail with the result is not sent after an answer, and due again when that is taken back', async () => {
  const id = await waited();
  const sent = await made(id);
  expect(await textOf(id)).toEqual([404, 'not_found']);
  await until(async () => (await app.row<{ at: Date | null }>(id, 'assessment_told_at AS at')).at);
  await withdraw(sent.id);
  await until(() => assessed(id).length > 0);
  expect((await textOf(id))[0]).toBe(200);
});

test('a result whose mail failed, and was held back as somebody had replied, is due again once nobody has', async () => {
  const id = await waited();
  await until(() => assessed(id).length > 0);
  expect((await textOf(id))[0]).toBe(200);
  await mark(id, true);
  expect((await textOf(id))[0]).toBe(404);
  await mark(id, false);
  await until(() => assessed(id).length > 1);
  expect((await textOf(id))[0]).toBe(200);
});

test('of the automatic mail and an answer in the same second only one goes, or the writer knows, a hundred times', async () => {
  const both = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const id = await app.seed();
      // The one first, the other first, both at once.
      const mailing = n % 3 > 0 && app.inner(`mail-texts/assessed/${id}`);
      if (n % 3 === 1) await mailing;
      const sent = await answer(id);
      const mail = await (mailing || app.inner(`mail-texts/assessed/${id}`));
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

test('an answer that would leave while its application is sealed leaves once the seal is off', async () => {
  const [id, other] = [await app.seed(), await app.seed()];
  await answer(id);
  await app.update(id, 'sealed_at = now()');
  await answer(other);
  expect(await announced(other)).toHaveLength(1);
  expect(await announced(id, 0)).toEqual([]);
  await app.update(id, 'sealed_at = NULL');
  expect(await announced(id)).toHaveLength(1);
});

test('an answer whose application is sealed before its mail went is told again, once the seal is off', async () => {
  const id = await app.seed();
  const sent = await made(id);
  await announced(id);
  await app.update(id, 'sealed_at = now()');
  expect(await mailOf(sent.id)).toEqual([404, 'not_found']);
  await app.update(id, 'sealed_at = NULL');
  const again = await until(() => app.events.find(({ repeats }) => repeats === sent.id));
  expect(again).toMatchObject({ type: 'intake.application-answered.v1', aggregateId: id });
  expect((await mailOf(sent.id))[0]).toBe(200);
  expect(await answersOf(id)).toEqual([{ ...sent, leaves_at: null }]);
});

test('the mail of an answer goes to the address of now, with the reference of the application', async () => {
  const id = await app.seed({ email: 'old@mail.example', language: 'de' });
  const sent = await made(id);
  await app.update(id, `email = 'new@mail.example'`);
  expect((await app.inner(`mail-texts/answer/${sent.id}`)).body).toEqual({
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
  const id = await app.seed({ created_at: new Date(Date.now() - 60_000) });
  const sent = await made(id);
  await answer(id, { after: sent.id, channel: 'whatsapp' });
  expect(await announced(id)).toHaveLength(1);
  const page = async (from: number, limit: number) => {
    const [since, end] = [from, Date.now() + 60_000].map((time) => new Date(time).toISOString());
    const { body } = await app.inner(`promises?from=${since}&until=${end}&limit=${limit}`);
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
  await until(async () => (await app.sql('SELECT FROM outbox')).length === 0);
  await app.inner('promises/repeat', { method: 'POST', body: { ids: [id] } });
  const events = await announced(id, 3);
  expect(events.filter(({ repeats }) => repeats === sent.id)).toMatchObject([
    { type: 'intake.application-answered.v1', payload: { language: 'pl' } },
  ]);
});
