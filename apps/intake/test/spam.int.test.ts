import { expect, test } from '@jest/globals';
import { applicationPageSchema, endpoints, type DeskApplication } from '@blue-peony/contracts';
import { query, until } from '@blue-peony/test-kit';
import { request, secretFor, submit } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const list = async (query = ''): Promise<DeskApplication[]> =>
  applicationPageSchema.parse((await app.ask(`applications${query}`)).body).items;
const takeBack = async (id: string) => (await app.desk(`applications/${id}/spam-mark`, { method: 'DELETE' })).status;
const markOf = async (id: string) => (await list()).find((item) => item.id === id)?.spam;

const marked = (id: string, reason: string) => until(async () => (await markOf(id)) === reason);

test('obvious spam is marked soon after it came in, stays in the list, and is filtered by its mark', async () => {
  const honest = await app.seed({ name: 'Ng', email: 'ng@mail.example', whatsapp: '+66811111111' });
  const spam = await app.seed({
    name: 'cheap-pills.shop',
    email: 'p@mail.example',
    whatsapp: '+1555000111',
  });
  await marked(spam, 'link_in_name');
  expect(await markOf(honest)).toBeNull();
  expect((await list('?spam=marked')).map(({ id }) => id)).toEqual([spam]);
  expect((await list('?spam=clean')).map(({ id }) => id)).toEqual([honest]);
});

test('spam whose mark cannot be stored is marked as soon as it can', async () => {
  await query(
    app.ownerUrl,
    `CREATE SEQUENCE attempts;
     CREATE FUNCTION refuse() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS
       $$BEGIN PERFORM nextval('public.attempts'); RAISE 'as the test asked'; END$$;
     CREATE TRIGGER refuse BEFORE INSERT ON intake.spam_marks EXECUTE FUNCTION refuse()`,
  );
  const id = await app.seed({ name: 'dddddd', email: 'd@mail.example', whatsapp: '+1555000114' });
  const tried = async () => (await query<{ is_called: boolean }>(app.ownerUrl, 'SELECT is_called FROM attempts'))[0]!;
  await until(async () => (await tried()).is_called);
  await query(app.ownerUrl, 'DROP FUNCTION refuse CASCADE');
  await marked(id, 'nonsense');
});

/** Her application came first or last: all of one hour, with one number. */
async function inOneHour(...emails: string[]): Promise<string[]> {
  const ids: string[] = [];
  // Two rows of the same millisecond have no order.
  const began = Date.now() - 1_000;
  for (const [index, email] of emails.entries())
    ids.push(await app.seed({ email, whatsapp: '+48600000001', created_at: new Date(began + index) }));
  return ids;
}
/** Opens a page with the link of a mail, which is of a later second than the application. */
const openMailed = async (id: string) => {
  const secret = secretFor(id, new Date(Date.now() + 1_000));
  expect((await request(app, endpoints.readMyApplication, { secret })).status).toBe(200);
};

test('what strangers send in her name with her number marks none, and hers stays among the clean', async () => {
  const strangers = ['1', '2', '3'].flatMap((n) => ['victim@mail.example', `Victim+${n}@mail.example`]);
  const ids = await inOneHour(...strangers, 'victim@mail.example');
  // One that is marked shows that the index is past them.
  const spam = await app.seed({ name: 'bbbbbb', email: 'after@mail.example', whatsapp: '+1555000119' });
  await marked(spam, 'nonsense');
  expect(await Promise.all(ids.map(markOf))).toEqual(ids.map(() => null));
  expect((await list('?spam=clean')).map(({ id }) => id)).toContain(ids.at(-1));
});

test('a link of the receipt proves no mailbox, a link of a mail does, until the address changes', async () => {
  const { id, secret, created_at } = await submit(app, { email: 'proven@mail.example' });
  const proven = () => app.sql('SELECT mailbox FROM confirmations WHERE application_id = $1', id);
  await request(app, endpoints.readMyApplication, { secret });
  await request(app, endpoints.readMyApplication, { secret: secretFor(id, new Date(created_at)) });
  expect(await proven()).toEqual([]);
  await openMailed(id);
  expect(await proven()).toEqual([{ mailbox: 'proven@mail.example' }]);
  await app.sql('DELETE FROM applications WHERE id = $1', id);
  expect(await proven()).toEqual([]);
});

test('the fourth application of one mailbox within an hour is marked once she has opened three, in every spelling', async () => {
  const ids = await inOneHour('same@mail.example', 'Same+a@mail.example', 'same@mail.example');
  for (const id of ids) await openMailed(id);
  const [fourth] = await inOneHour('same+b@mail.example');
  await marked(fourth!, 'many_from_address');
  expect(await Promise.all(ids.map(markOf))).toEqual([null, null, null]);
});

test('a mark of spam is taken back for good, and both are in the history', async () => {
  const id = await app.seed({ name: 'aaaaaa', email: 'a@mail.example', whatsapp: '+1555000112' });
  await marked(id, 'nonsense');
  expect(await takeBack(id)).toBe(200);
  expect(await markOf(id)).toBeNull();
  await app.update(id, `city = 'Elsewhere', updated_at = now()`);
  await until(async () => (await list('?q=elsewhere')).length > 0);
  expect(await markOf(id)).toBeNull();
  expect(await app.historyOf(id)).toMatchObject([
    { kind: 'marked_spam', detail: { reason: 'nonsense' } },
    { kind: 'unmarked_spam', detail: {} },
  ]);
});

test('an application without a mark of spam has none to take back', async () => {
  const id = await app.seed({ name: 'Li', email: 'li@mail.example', whatsapp: '+1555000113' });
  expect(await takeBack(id)).toBe(404);
});
