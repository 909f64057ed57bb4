import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { endpoints, languages, locales, type Language, type Problem } from '@blue-peony/contracts';
import JSZip from 'jszip';
import { request, submit, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

async function open(secret: string) {
  const response = await request(app, endpoints.exportMyApplication, { secret });
  expect(response.status).toBe(200);
  const zip = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true });
  const text = (name: string) => zip.file(name)!.async('string');
  return { response, zip, page: await text('application.html'), records: JSON.parse(await text('application.json')) };
}

/** Each has the application as $1 and one of the staff as $2. */
const statements = [
  `INSERT INTO notes (application_id, author_id, text) VALUES ($1, $2, 'She wrote twice')`,
  `INSERT INTO looks (application_id, staff_id, role, what, photo)
   SELECT id, $2, 'owner', 'photo', file_urls[2] FROM applications WHERE id = $1`,
  `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text)
   VALUES ($1, gen_random_uuid(), $2, 'mail', 'invite', 'en', 'Let’s talk', 'When suits you?')`,
  `UPDATE applications SET snoozed_until = now(), snooze_reason = 'Is on holiday', snoozed_by = $2 WHERE id = $1`,
  `INSERT INTO people_merges VALUES (gen_random_uuid(), 'application', $1, 'order', gen_random_uuid(), now(), $2)`,
];

/** An application with a value in everything that can be stored. */
async function fullApplication(language: Language = 'en') {
  const file_urls = [await upload(app, 'first.jpg'), await upload(app, 'Зображення.jpg')];
  const texts = { message: 'Two lines,\n<b>one</b> bold', other_socials: '<script>alert(1)</script>' };
  const application = await submit(app, { language, discreet: true, file_urls, ...texts });
  const { id, secret } = application;
  const staff = randomUUID();
  await request(app, endpoints.correctMyApplication, { secret, body: { version: 1, city: 'Gdynia' } });
  for (const statement of statements) await app.sql(statement, id, staff);
  await app.sql(
    `WITH tag AS (INSERT INTO tags VALUES (gen_random_uuid(), $2, 'plain') RETURNING id)
     INSERT INTO application_tags SELECT $1, id FROM tag`,
    id,
    `Voice ${id}`,
  );
  return { ...application, file_urls, staff };
}

test('the ZIP holds a text for machines, a page for people, and the photos as they are stored, and names nobody of the staff', async () => {
  const { id, secret, file_urls, staff } = await fullApplication();
  const { response, zip, page, records } = await open(secret);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="application-[\d-]+\.zip"$/);
  expect(Object.keys(zip.files)).toEqual(['application.json', 'application.html', 'photo-1.jpg', 'photo-2.jpg']);
  for (const [index, path] of file_urls.entries()) {
    const stored = await buffer((await app.store.get(path))!.body);
    const packed = await zip.file(`photo-${index + 1}.jpg`)!.async('nodebuffer');
    expect(packed.equals(stored)).toBe(true);
  }
  expect(records).toMatchObject({
    application: { id, city: 'Gdynia', email: 'ada@creator.example', discreet: true },
    age_confirmed: true,
    snooze_reason: 'Is on holiday',
    corrections: [{ by: 'you', field: 'city', before: 'Warsaw', after: 'Gdynia' }],
    looks: [{ role: 'owner', what: 'photo' }],
    notes: [{ text: 'She wrote twice' }],
    tags: [`Voice ${id}`],
    merges: [{ at: expect.any(String) }],
    answers: [{ channel: 'mail', subject: 'Let’s talk', text: 'When suits you?' }],
  });
  expect(page).toMatch(/neutral sender name and subject<\/dt>\s*<dd dir="auto">✓/);
  expect(page).toMatch(/Tags of our team<\/dt>\s*<dd dir="auto">Voice/);
  expect(page).toMatch(/Why it was put off<\/dt>\s*<dd dir="auto">Is on holiday/);
  expect(records.application.photos).toMatchObject([{ file: 'photo-1.jpg' }, { file: 'photo-2.jpg' }]);
  for (const text of [page, JSON.stringify(records)])
    for (const hidden of [staff, secret]) expect(text).not.toContain(hidden);
});

test('mails about it are in it: whether one was opened, the changes that wait to be told, and what staff ordered', async () => {
  const { id, secret, staff } = await fullApplication();
  const deed = 'INSERT INTO application_events (application_id, staff_id, kind, detail) VALUES ($1, $2, $3, $4)';
  const add = (kind: string, detail: object) => app.sql(deed, id, staff, kind, detail);
  await add('mail_resent', { recipient: 'applicant' });
  await add('assigned', { to: staff });
  await add('held', {});
  await app.sql(`INSERT INTO confirmations (application_id, mailbox) VALUES ($1, 'ada@creator.example')`, id);
  await request(app, endpoints.correctMyApplication, { secret, body: { version: 2, email: 'new@creator.example' } });
  const { page, records } = await open(secret);
  const time = expect.stringMatching(/^\d{4}-/);
  expect(records).toMatchObject({
    mailbox_confirmed_at: time,
    notices: [{ at: time, what: 'city', email: 'ada@creator.example' }],
    address_changes: [{ email: 'new@creator.example', asked_at: time, old_confirmed_at: null }],
  });
  expect(records.history).toEqual([
    { at: time, kind: 'mail_resent', detail: { recipient: 'applicant' } },
    { at: time, kind: 'assigned', detail: {} },
  ]);
  expect(page).toMatch(/about to tell you by email<\/h2>[^]*ada@creator.example: City<\/li>/);
  expect(page).toMatch(/not confirmed yet<\/dt>\s*<dd dir="auto">new@creator.example/);
});

test.each(languages)('the page is readable in %s, with what she wrote as text', async (language) => {
  const { secret } = await fullApplication(language);
  const { page } = await open(secret);
  const { tag } = locales.find((locale) => locale.language === language)!;
  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<b>|undefined|null|\[object/);
  for (const part of ['Ada Peony', 'Gdynia', 'She wrote twice', 'src="photo-2.jpg"', 'Two lines,\n&lt;b&gt;'])
    expect(page).toContain(part);
  expect(page).toMatch(/Warsaw → Gdynia<\/li>/);
});

test('a photo whose file is gone does not stop the others', async () => {
  const { secret, file_urls } = await fullApplication();
  await app.store.delete(file_urls[0]!);
  expect(Object.keys((await open(secret)).zip.files)).toEqual(['application.json', 'application.html', 'photo-2.jpg']);
});

test('a sealed application is not exported', async () => {
  const { id, secret } = await fullApplication();
  await app.update(id, 'sealed_at = now()');
  const response = await request(app, endpoints.exportMyApplication, { secret });
  expect(((await response.json()) as Problem).code).toBe('application_held');
});
