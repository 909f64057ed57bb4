import { beforeAll, expect, test } from '@jest/globals';
import { applicationDetailSchema, applicationPageSchema, type DeskApplication } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';

const app = useIntakeApp();
const { receive, unknown } = mails(app);
let ada: string;

beforeAll(async () => {
  ada = await app.seed({
    name: 'Ada Wiśniewska',
    whatsapp: '+48559789202',
    message: 'I ride horses near Łódź\nand paint.',
    other_socials: 'twitter.com/ada_paints',
  });
  await app.seed({ name: 'Eve', whatsapp: '+48 559 789 203', message: 'Nothing to add' });
  await note(ada, 'Called her: wants a contract in spring');
});

const note = (id: string, text: string) => app.desk(`applications/${id}/notes`, { method: 'POST', body: { text } });

const found = async (q: string): Promise<DeskApplication[]> =>
  applicationPageSchema.parse((await app.ask(`applications?q=${encodeURIComponent(q)}`)).body).items;

/** The search index is updated soon after a change, not with it. */
const eventually = (q: string, ids: string[]) =>
  until(async () => {
    const items = await found(q);
    return items.map(({ id }) => id).join() === ids.join() && items;
  });

test.each([
  ['a phone number as it was written', '+48559789202'],
  ['a phone number with 00', '0048 559789202'],
  ['a phone number without its country', '559 789 202'],
  ['a phone number with brackets and a trunk zero', '(0)559 / 789.202'],
  ['the end of a phone number beside a name', 'wisniewska 9789202'],
  ['a word of the message', 'HORSES'],
  ['a word of the message without its accents', 'lodz'],
  ['other socials', 'ada_paints'],
  ['a word of a note', 'contract'],
  ['words of name, message and note together', 'ada paint spring'],
])('search finds one applicant by %s', async (_, q) => {
  await eventually(q, [ada]);
});

test('a number that was typed without its country is found with it', async () => {
  const ola = await app.seed({ name: 'Ola', whatsapp: '21 23 45 67', phone_e164: '+4721234567' });
  await eventually('+47 21 23 45 67', [ola]);
});

test('search finds one applicant by the reference that mails carry', async () => {
  await eventually(`A-${ada.slice(0, 8).toUpperCase()}`, [ada]);
});

test('a search tells the note in which it found something, and no other', async () => {
  const [byNote] = await eventually('contract', [ada]);
  expect(byNote!.matching_note).toBe('Called her: wants a contract in spring');
  const [byName] = await eventually('wisniewska', [ada]);
  expect(byName!.matching_note).toBeUndefined();
});

test('search finds one applicant by a word of her mail and tells its line, until the mail is put back', async () => {
  const id = await app.seed({ name: 'Writes', email: 'writes@mail.example' });
  const body = 'Thank you.\n\nMy saxophone is in Łódź.\n';
  const raw = mail({
    to: replyAddress(id),
    from: 'writes@mail.example',
    body: `${body}\n> the theremin of the agency`,
  });
  expect(await receive(raw)).toBe('filed');
  const [byMail] = await eventually('saxophone lodz', [id]);
  expect(byMail!.matching_reply).toBe('My saxophone is in Łódź.');
  expect(await found('theremin')).toEqual([]);
  await receive(mail({ subject: 'Bandoneon', from: 'writes@other.example' }));
  expect(await found('bandoneon')).toEqual([]);
  const other = (await unknown()).find(({ subject }) => subject === 'Bandoneon')!;
  const place = (application_id: string | null) =>
    app.desk(`replies/${other.id}/application`, { method: 'PUT', body: { application_id } });
  await place(id);
  await eventually('bandoneon', [id]);
  await place(null);
  await eventually('bandoneon', []);
});

/** Nothing is indexed until the returned function is called: another replica seems to do it. */
async function holdIndex(): Promise<() => Promise<void>> {
  const runner = app.database.createQueryRunner();
  await runner.query(`SELECT pg_advisory_lock(hashtext('application_search'))`);
  return async () => {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('application_search'))`);
    await runner.release();
  };
}

test('an application is found, and told as a possible duplicate, before it is in the search index', async () => {
  const resume = await holdIndex();
  try {
    const id = await app.seed({
      email: 'Quick@Mail.example',
      whatsapp: '+48600100200',
      message: 'a zeppelin',
    });
    const twin = await app.seed({ email: 'quick@mail.example', whatsapp: '+48600100201' });
    expect((await found('zeppelin')).map((item) => [item.id, item.duplicate_count])).toEqual([[id, 1]]);
    const { duplicates } = applicationDetailSchema.parse((await app.ask(`applications/${id}`)).body);
    expect(duplicates).toMatchObject([{ id: twin, same: ['email'] }]);
    await app.update(id, `message = 'a kite', updated_at = now()`);
    expect((await found('a kite')).map((item) => item.id)).toEqual([id]);
  } finally {
    await resume();
  }
  await eventually('zeppelin', []);
});

test('search texts go with their application', async () => {
  const id = await app.seed({ message: 'a submarine' });
  await eventually('submarine', [id]);
  const response = await app.desk(`applications/${id}`, { method: 'DELETE', body: { reason: 'spam' } });
  expect(response.status).toBe(200);
  expect(await app.sql('SELECT FROM application_search WHERE application_id = $1', id)).toEqual([]);
});

test('search texts of many applications of before are made in parts, each once', async () => {
  await app.seedMany(650, { name: 'Old', email: 'old@mail.example' }, { message: `'bulk row ' || n || 'x'` });
  const texts = async () =>
    (await app.sql(`SELECT FROM application_search JOIN applications ON id = application_id WHERE name = 'Old'`))
      .length;
  await until(async () => (await texts()) >= 650);
  expect(await texts()).toBe(650);
});
