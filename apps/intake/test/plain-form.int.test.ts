import { expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import { currentPrivacyVersion, languages, nextPrivacyVersion, privacyVersions } from '@blue-peony/contracts';
import { jpegPhoto, phonePhoto } from '@blue-peony/test-kit';
import { apply } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const filled = {
  name: 'Ada <b>Peony</b>',
  email: 'plain@creator.example',
  country: 'Poland',
  city: 'Warsaw',
  whatsapp: '+48 600 700 800',
  onlyfans_monthly_earnings: '$0',
  instagram: '@ada',
  tiktok: '',
  message: '',
  age_confirmed: 'on',
  privacy_version: 'on',
};

const open = async (language = 'en') => (await fetch(`${app.url}/api/apply/${language}`)).text();
const keyOf = (page: string) => /name="form_key" value="([0-9a-f]{32})"/.exec(page)![1]!;

/** Sends the form as a browser does: an empty file part where nothing is chosen. */
async function send(changes: Record<string, string>, photos: Record<string, Buffer | string> = {}, language = 'en') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changes })) if (value !== '-') body.set(name, value);
  for (const [name, bytes] of Object.entries(photos))
    body.append('photos', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  if (Object.keys(photos).length === 0) body.append('photos', new Blob([]), '');
  const response = await fetch(`${app.url}/api/apply/${language}`, { method: 'POST', body });
  const page = (await response.text()).replaceAll('\u00a0', ' ').replaceAll(/[\u00ad\u2060]/g, '');
  return { status: response.status, page };
}

test('says that staff could not be told yet, and that the application is kept', async () => {
  const { page } = await send({ form_key: keyOf(await open()), email: 'pending@creator.example' });
  expect(page).toContain('Email notification failed to send. Your application is stored safely');
  // The consumer is there for all other tests.
  await app.listen();
});

const stored = (email: string) =>
  app.sql<{ file_urls: string[] }>(
    'SELECT name, city, instagram, tiktok, language, discreet, privacy_version, file_urls FROM applications WHERE email = $1',
    email,
  );

test.each(languages)('has a form in %s, with a key of its own each time, that no cache keeps', async (language) => {
  const response = await fetch(`${app.url}/api/apply/${language}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const pages = [await response.text(), await open(language)];
  expect(new Set(pages.map(keyOf)).size).toBe(2);
  expect(
    new Set(await Promise.all(languages.map(async (each) => /<h1>(.*?)<\/h1>/.exec(await open(each))![1]))),
  ).toHaveProperty('size', 5);
  expect(pages[0]).not.toMatch(/\{\w+\}|undefined/);
});

test('stores an application with its photos from one post, once, however often it is sent', async () => {
  const form_key = keyOf(await open('de'));
  const photos = { 'a.jpg': await phonePhoto({ width: 400, height: 300 }), 'b.jpg': await jpegPhoto() };
  const answers = await Promise.all([1, 2, 3].map(() => send({ form_key }, photos, 'de')));
  answers.push(await send({ form_key, city: 'Cracow' }, {}, 'de'));
  expect(answers.map(({ status, page }) => [status, page.includes('Deine Bewerbung ist da')])).toEqual(
    answers.map(() => [200, true]),
  );
  expect(answers.at(-1)!.page).toContain('nichts wurde ein zweites Mal gesendet');
  expect(answers[0]!.page).toContain('10 Minuten per E-Mail');
  const rows = await stored(filled.email);
  expect(rows).toMatchObject([
    { name: filled.name, city: 'Warsaw', instagram: '@ada', tiktok: null, language: 'de', discreet: false },
  ]);
  expect(rows[0]!.file_urls.map((path) => path.slice(-5))).toEqual(['a.jpg', 'b.jpg']);
});

test('keeps the version of the policy that was agreed to, of an owner as well, and takes one that was replaced today', async () => {
  const own = nextPrivacyVersion(privacyVersions);
  adopt({ legalVersions: [own] });
  await send({ form_key: keyOf(await open()), email: 'own@creator.example' });
  const earlier = { email: 'before@creator.example', privacy_version: currentPrivacyVersion };
  expect((await apply(app, earlier)).status).toBe(201);
  adopt({});
  expect(await stored('own@creator.example')).toMatchObject([{ privacy_version: own }]);
  expect(await stored('before@creator.example')).toMatchObject([{ privacy_version: currentPrivacyVersion }]);
});

test('keeps the version that the page showed, and asks again when that one is too old', async () => {
  const email = 'open@creator.example';
  const page = await open();
  const shown = /name="privacy_version"\s+value="([^"]+)"/.exec(page)![1]!;
  adopt({ legalVersions: [nextPrivacyVersion(privacyVersions)] });
  const old = await send({ form_key: keyOf(page), email, privacy_version: '2020-01-01' });
  expect(old.status).toBe(422);
  expect(old.page).toMatch(/id="privacy_version-wrong"/);
  expect(old.page).not.toMatch(/name="privacy_version"[^>]+checked/);
  expect((await send({ form_key: keyOf(page), email, privacy_version: shown })).status).toBe(200);
  adopt({});
  expect(shown).toBe(currentPrivacyVersion);
  expect(await stored(email)).toMatchObject([{ privacy_version: shown }]);
});

test('shows what is missing beside its field, keeps what was typed, and says that photos are to be chosen again', async () => {
  const email = 'again@creator.example';
  const form_key = keyOf(await open());
  const { status, page } = await send(
    { form_key, email, city: ' ', age_confirmed: '-', discreet: 'on' },
    { 'x.jpg': 'no photo' },
  );
  expect(status).toBe(422);
  expect(page).toContain('value="Ada &lt;b&gt;Peony&lt;/b&gt;"');
  expect(page).toMatch(/id="city-wrong">Please fill in this field/);
  expect(page).toMatch(/id="age_confirmed-wrong">Please check this box/);
  expect(page).toMatch(/x\.jpg: we could not read/);
  expect(page).toMatch(/name="privacy_version"\s+value="[^"]+"\s+required\s+checked/);
  expect(page).toMatch(/name="discreet"\s+value="on"\s+checked/);
  expect(page).toMatch(/value="\$0"\s+selected/);
  expect(page).toContain('have to be chosen again');
  expect(keyOf(page)).toBe(form_key);
  expect(await stored(email)).toEqual([]);
  expect((await send({ form_key, email, discreet: 'on' })).status).toBe(200);
  expect(await stored(email)).toMatchObject([{ discreet: true }]);
});

test('answers a form that ends before its last boundary by a 400, and stores nothing', async () => {
  const response = await fetch(`${app.url}/api/apply/en`, {
    method: 'POST',
    body: '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\ncut@creator.example',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_request' }]);
  expect(await stored('cut@creator.example')).toEqual([]);
});

test('keeps the first five photos, and gives a form without a key one instead of sending it', async () => {
  const email = 'many@creator.example';
  const photo = await jpegPhoto();
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`${number}.jpg`, photo]));
  const many = await send({ form_key: keyOf(await open()), email }, six);
  expect(many.status).toBe(200);
  const [row] = await stored(email);
  expect(row!.file_urls.map((path) => path.slice(-5))).toEqual([1, 2, 3, 4, 5].map((number) => `${number}.jpg`));
  const keyless = await send({ email, city: 'Cracow' });
  expect([keyless.status, keyless.page.includes('press the button once more')]).toEqual([422, true]);
  expect((await send({ email, city: 'Cracow', form_key: keyOf(keyless.page) })).status).toBe(200);
});
