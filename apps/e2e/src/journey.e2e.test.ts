import { expect, test } from '@jest/globals';
import { freePorts, jpegPhoto, phonePhoto, pixelBomb, until, webpPhoto } from '@blue-peony/test-kit';
import type { BrowserContextOptions } from 'playwright-core';
import { signIn } from './desk.ts';
import { mailsArrived } from './mails.ts';
import { browser, dataDir, product, startWith } from './started.ts';
import { desktop, fillForm, phone, visit as visitPage } from './visitor.ts';

let metricsPort: number;
startWith({
  async settings() {
    [metricsPort] = (await freePorts(1)) as [number];
    return { METRICS_PORT: `${metricsPort}` };
  },
});

const visit = (path: string, options: BrowserContextOptions) => visitPage(browser, product.siteUrl + path, options);

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('an application travels from a phone over the assessment and two mails to a score that stays', async () => {
  const { page, context, complaints } = await visit('/', phone);
  await page.clock.install();
  await page.getByRole('link', { name: 'Apply Now' }).first().tap();
  await fillForm(page, 'ada@creator.example');
  const photos = [file('one.jpg', await phonePhoto()), file('two.jpg', await jpegPhoto())];
  await page.locator('input[type=file]').setInputFiles(photos);
  await page.getByRole('button', { name: 'Submit application' }).tap();

  await page.waitForURL('**/assessment');
  await page.getByRole('heading', { name: 'Your application is being analyzed' }).waitFor();
  // Without the agency's name: a title is seen by whoever looks over her shoulder.
  expect(await page.title()).toBe('Your assessment');
  expect(await page.locator('body').innerText()).toMatch(/(10:00|9:5\d)/);
  await page.clock.fastForward('09:30');
  expect(await page.getByText('preliminarily qualified').count()).toBe(0);
  await page.clock.fastForward('00:31');
  await page.getByRole('heading', { name: 'You are preliminarily qualified' }).waitFor();
  expect(await page.getByRole('link', { name: 'See the filming services' }).getAttribute('href')).toBe(
    '/filming-services',
  );
  expect(complaints).toEqual([]);
  await context.close();

  const mails = await mailsArrived(dataDir, 2);
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['ada@creator.example', 'staff@blue-peony.example']);

  const desk = await visit('/admin', desktop);
  await signIn(desk.page, product.staff);
  const row = desk.page.getByRole('row').filter({ hasText: 'ada@creator.example' });
  const [opened] = await Promise.all([
    desk.context.waitForEvent('page'),
    row.getByRole('link', { name: 'File 1' }).click(),
  ]);
  await opened.waitForLoadState();
  const size = await opened.evaluate('[document.images[0].naturalWidth, document.images[0].naturalHeight]');
  expect(size).toEqual([300, 400]);

  await row.getByLabel('Score').selectOption('8');
  await row.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Current: 8').waitFor();
  await desk.page.reload();
  await desk.page.getByRole('row').filter({ hasText: 'ada@creator.example' }).getByText('Current: 8').waitFor();
  expect(desk.complaints).toEqual([]);
  await desk.page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await desk.page.getByRole('button', { name: 'Log In' }).waitFor();
  await desk.context.close();
});

/** Opens a page with these browser properties, and without the sign of automation. */
async function open(path: string, said: Record<string, unknown> = {}) {
  const context = await browser.newContext({ ...phone, userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/143.0' });
  await context.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
    },
    { webdriver: false, ...said },
  );
  const page = await context.newPage();
  await page.goto(product.siteUrl + path);
  return { page, context };
}

/** The current funnel counts, as `page step language number`. */
async function counted() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return [...text.matchAll(/^blue_peony_funnel_\w+\{page="(.*?)",\w+="(.*?)",language="(.*?)".*\} ([1-9]\d*)$/gm)]
    .map(([, ...parts]) => parts.join(' '))
    .toSorted();
}

test('counts how far visitors come once a page, also who looks away at once, and nothing of a browser that asks not to be tracked', async () => {
  for (const said of [{ globalPrivacyControl: true }, { doNotTrack: '1' }, { webdriver: true }]) {
    const { page, context } = await open('/', said);
    await page.getByRole('link', { name: 'Apply Now' }).first().tap();
    await page.locator('[name=name]').fill('Ada');
    await context.close();
  }

  const { page, context } = await open('/pl');
  await page.getByRole('link', { name: 'Zgłoś się' }).first().tap();
  await fillForm(page, 'adela@creator.example');
  const refusal = { status: 422, contentType: 'application/problem+json', body: '{"code":"validation_failed"}' };
  await page.route('**/api/applications', (route) => route.fulfill(refusal), { times: 1 });
  await page.locator('form button[type=submit]').tap();
  await page.getByRole('alertdialog').getByRole('button').tap();
  await page.locator('form button[type=submit]').tap();
  await page.waitForURL('**/pl/assessment');
  await context.close();

  const shop = await open('/products/how-to-start-onlyfans');
  await shop.page.locator('a[data-checkout]').first().tap();
  await shop.page.locator('[data-pay]').tap();
  await shop.page.waitForURL('**/sandbox-checkout/**');
  await shop.context.close();
  const away = await open('/de/filming-services');
  await away.page.route('**/api/checkouts', (route) => route.abort());
  await away.page.locator('a[data-checkout]').first().tap();
  await away.page.locator('[data-pay]').tap();

  const hasty = await open('/th');
  // Not by leaving: Chromium's last request would have the name of an automated browser again.
  await hasty.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    dispatchEvent(new Event('visibilitychange'));
  });
  await hasty.context.close();

  const expected = [
    'landing seen th 1',
    ...['checkout_pressed', 'accepted', 'seen'].map((step) => `guide ${step} en 1`),
    ...['checkout_pressed', 'seen', 'network'].map((step) => `filming ${step} de 1`),
    ...[
      'accepted',
      'form_begun',
      'form_seen',
      'part_1',
      'part_2',
      'part_3',
      'part_4',
      'seen',
      'submitted',
      'validation_failed',
    ].map((step) => `landing ${step} pl 1`),
  ].toSorted();
  await until(async () => (await counted()).length >= expected.length);
  expect(await counted()).toEqual(expected);
  await away.context.close();
});

/** Files that are no usable photo, with what the form says of each. */
const unusable: [name: string, says: string, bytes: () => Promise<Buffer>][] = [
  ['words', 'not an image', async () => Buffer.from('just words')],
  ['heic', 'not supported', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['half', 'is damaged', async () => (await jpegPhoto({ width: 900, height: 900 })).subarray(0, 5_000)],
  ['half a WebP', 'is damaged', async () => (await webpPhoto({ width: 900, height: 900 })).subarray(0, 500)],
  ['64 megapixels', 'too many pixels', () => jpegPhoto({ width: 9_300, height: 6_900 })],
];

test('the form explains each file that is no usable photo, and keeps the rest', async () => {
  const { page, context } = await visit('/', phone);
  await fillForm(page, 'ada@creator.example');
  const input = page.locator('input[type=file]');
  const failed = page.locator('li[data-failed]');
  await input.setInputFiles(file('good.jpg', await jpegPhoto()));
  for (const [name, says, make] of unusable) {
    await input.setInputFiles(file(`${name}.jpg`, await make()));
    expect(await failed.innerText()).toContain(`${name}.jpg`);
    expect((await failed.getByRole('alert').innerText()).replaceAll('\u00a0', ' ')).toContain(says);
    await failed.locator('[data-remove]').tap();
    await failed.waitFor({ state: 'detached' });
  }
  await input.setInputFiles(file('photo.jpg', pixelBomb()));
  await page.locator('form button[type=submit]').tap();
  const alert = page.getByRole('alertdialog');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/too many pixels[^]*photo\.jpg/);
  await page.keyboard.press('Escape');
  expect(await failed.innerText()).toContain('photo.jpg');
  expect(await page.locator('li img').count()).toBe(1);
  expect(await page.locator('[name=name]').inputValue()).toBe('Ada Peony');
  await context.close();
});
