import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { answerDelaySeconds, declinedSchema, type Language } from '@blue-peony/contracts';
import { answering, codeOf } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
beforeAll(() => app.listen());

const { olga, piotr, call, answersOf, leaving, withdraw, mark, repliedAt, announced } = answering(app);
const words = {
  en: { subject: 'About {reference}', text: '{greeting}\n\nNot this time, {name}.' },
  pl: { subject: 'Zgłoszenie {reference}', text: '{greeting}\n\nTym razem nie.' },
} as const;

type How = { key?: string; as?: string; text?: object };
const decline = (ids: string[], { key = randomUUID(), as = olga, text = words }: How = {}) =>
  call(`declines/${key}`, { method: 'PUT', body: { ids, words: text }, as });
const outcome = async (made: ReturnType<typeof decline>) => declinedSchema.parse((await made).body);
const some = (count: number, given: object = {}) => app.seedMany(count, { language: 'pl', ...given });
async function mailsTo(ids: string[]) {
  const events = await announced(ids, ids.length);
  return events
    .filter(({ type }) => type.includes('answered'))
    .map(({ aggregateId }) => aggregateId)
    .toSorted();
}

test('each applicant is declined in her language and by her name, and all mails leave at one time', async () => {
  const ann = await app.seed({ language: 'en', name: 'Ann Lee' });
  const [zofia] = await some(1, { name: 'Zofia' });
  expect(await outcome(decline([ann, zofia!]))).toEqual({ sent: [ann, zofia], refused: [] });
  const [[english], [polish]] = [await answersOf(ann), await answersOf(zofia!)];
  const reference = `A-${ann.slice(0, 8).toUpperCase()}`;
  expect(english).toMatchObject({
    staff_id: olga,
    channel: 'mail',
    decision: 'decline',
    language: 'en',
    subject: `About ${reference}`,
    text: 'Hi Ann,\n\nNot this time, Ann Lee.',
  });
  expect(polish).toMatchObject({ language: 'pl', text: 'Dzień dobry!\n\nTym razem nie.' });
  expect([polish!.at, polish!.leaves_at]).toEqual([english!.at, english!.leaves_at]);
  expect(Date.parse(english!.leaves_at!) - Date.parse(english!.at)).toBe(answerDelaySeconds * 1000);
  expect(await repliedAt(ann)).toEqual(new Date(english!.at));
  expect(await app.historyOf(zofia!)).toMatchObject([{ kind: 'answered', staff_id: olga }]);
  expect(await mailsTo([ann, zofia!])).toEqual([ann, zofia].toSorted());
});

test('who cannot get it is named with the reason, and gets none', async () => {
  const seeds = {
    told_qualified: { result_told_at: new Date() },
    closed: { closed_at: new Date(), closed_reason: 'spam' },
    no_mail: { email: 'gone@mail.example', refused_email: 'gone@mail.example' },
    answered: { replied_at: new Date() },
    unknown: { sealed_at: new Date() },
  };
  const wanted = await Promise.all(
    Object.entries(seeds).map(async ([reason, given]) => ({ id: (await some(1, given))[0]!, reason })),
  );
  const [unmarked, toldNo] = [
    ...(await some(1)),
    ...(await some(1, { ...seeds.told_qualified, assessment_result: 'rejected' })),
  ];
  await outcome(decline([unmarked!]));
  await mark(unmarked!, false);
  wanted.push({ id: unmarked!, reason: 'answered' });
  const { sent, refused: found } = await outcome(decline([...wanted.map(({ id }) => id), toldNo!]));
  expect([sent, found]).toEqual([[toldNo], wanted]);
  expect(await answersOf(wanted[0]!.id)).toEqual([]);
});

test('a hundred pressed five times at once are one answer and one mail each, and other words are refused', async () => {
  const ids = await some(100);
  const [key, nina] = [randomUUID(), randomUUID()];
  const made = await Promise.all(Array.from({ length: 5 }, () => outcome(decline(ids, { key, as: nina }))));
  for (const { sent, refused } of made) expect([sent.length, refused]).toEqual([100, []]);
  expect(await leaving(nina)).toMatchObject([{ together: 100 }]);
  const other = { pl: { ...words.pl, text: 'Something else' } };
  expect(codeOf(await decline(ids, { key, as: nina, text: other }))).toEqual([409, 'idempotency_mismatch']);
  expect(await mailsTo(ids)).toEqual(ids.toSorted());
  expect((await decline([...ids, randomUUID()])).status).toBe(422);
});

test('of two people who decline the same applicants at once, each applicant hears from one', async () => {
  const ids = await some(20);
  const [one, other] = await Promise.all([
    outcome(decline(ids.slice(0, 15), { as: olga })),
    outcome(decline(ids.slice(5).toReversed(), { as: piotr })),
  ]);
  expect([...one.sent, ...other.sent].toSorted()).toEqual(ids.toSorted());
  expect([...one.refused, ...other.refused].map(({ reason }) => reason)).toEqual(Array(10).fill('answered'));
  expect(await mailsTo(ids)).toEqual(ids.toSorted());
});

test('they are taken back as one by their writer, and a late repetition sends none of them', async () => {
  const ids = await some(12);
  const [key, nina] = [randomUUID(), randomUUID()];
  await outcome(decline(ids, { key, as: nina }));
  const [batch] = await leaving(nina);
  expect(batch).toMatchObject({ together: 12 });
  expect((await withdraw(batch!.answer.id, piotr)).status).toBe(404);
  const both = await Promise.all([withdraw(batch!.answer.id, nina), withdraw(batch!.answer.id, nina)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await leaving(nina)).toEqual([]);
  for (const id of ids) expect([await answersOf(id), await repliedAt(id)]).toEqual([[], null]);
  expect(codeOf(await decline(ids, { key, as: nina }))).toEqual([409, 'idempotency_mismatch']);
  expect((await outcome(decline(ids))).sent).toHaveLength(12);
  expect(await mailsTo(ids)).toEqual(ids.toSorted());
});

test('none is taken back once one of them has left', async () => {
  const ids = await some(3);
  const nina = randomUUID();
  await outcome(decline(ids, { as: nina }));
  const [batch] = await leaving(nina);
  await app.sql('UPDATE answers SET leaves_at = NULL WHERE application_id = $1', ids[1]);
  expect((await withdraw(batch!.answer.id, nina)).status).toBe(404);
  expect((await leaving(nina))[0]).toMatchObject({ together: 2 });
});

test.each([
  ['a field that only the writer can fill', { pl: { ...words.pl, text: 'Powód: {reason}' } }],
  ['an empty text', { pl: { ...words.pl, text: ' ' } }],
  ['no words in a language that one of them needs', { en: words.en }],
])('is refused with %s, and nobody is answered', async (_, text: Partial<Record<Language, object>>) => {
  const [id] = await some(1);
  expect((await decline([id!], { text })).status).toBe(422);
  expect(await answersOf(id!)).toEqual([]);
});
