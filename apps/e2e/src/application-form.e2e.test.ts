import { beforeEach, describe, expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, fillForm, hold, phone, sideScroll, slowDown, toStep, visit as visitPage } from './visitor.ts';

let email = '';
let applicants = 0;

beforeEach(() => void (email = `ada-${(applicants += 1)}@creator.example`));

const submit = (page: Page) => page.locator('form button[type=submit]');
const status = (page: Page) => page.locator('form [role=status]');

async function visit(path: string) {
  const visitor = await visitPage(browser, product.siteUrl + path, phone);
  const posts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return { ...visitor, posts };
}

async function stored() {
  const { items } = await clientOf(product).applications();
  return items.filter((application) => application.email === email);
}

/** Expects the assessment page after exactly one POST, with exactly one stored application. */
async function expectOne(page: Page, posts: readonly string[]) {
  await page.waitForURL('**/assessment');
  expect(posts.filter((path) => path === '/api/applications')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
}

test('pressed twice on a slow line, the form makes one application and one mail each', async () => {
  const { page, context, posts } = await visit('/');
  await slowDown(page);
  await fillForm(page, email);
  await submit(page).tap();
  // Like a finger, without waiting until the button is ready.
  await submit(page).tap({ force: true });
  await expectOne(page, posts);
  await context.close();
  const subjects = await until(async () => {
    const mails = await mailsArrived(dataDir, 0);
    const ours = mails.filter((mail) => JSON.stringify(mail).includes(email));
    return ours.length > 1 && ours.map(({ subject }) => subject);
  });
  expect(subjects.sort()).toEqual([
    expect.stringMatching(/^New application/),
    expect.stringMatching(/^We.ve received/),
  ]);
});

test('applied anonymously, a photo stays here until the form is sent, and what she covers and cuts off by keyboard is in no file', async () => {
  const { page, context, posts, complaints } = await visit('/');
  await page.locator('[name=discreet]').check();
  await fillForm(page, email);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() });
  await page.getByText('Ready to upload').waitFor();
  await page.getByRole('button', { name: 'Cover or crop' }).press('Enter');
  const frame = page.getByRole('application');
  for (let press = 0; press < 5; press++) await frame.press('ArrowRight');
  await page.getByRole('button', { name: 'Cover', exact: true }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(posts).toEqual([]);
  await submit(page).tap();
  await expectOne(page, posts);
  expect(posts).toEqual(['/api/uploads', '/api/applications']);
  const photo = await fetch(new URL((await stored())[0]!.signedUrls![0]!.url, product.siteUrl));
  const { data, info } = await sharp(await photo.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(36 * info.width + x) * info.channels];
  expect([info.width, info.height]).toEqual([96, 72]);
  // The frame was covered from two thirds on, by a dark color.
  expect([redAt(20)! > 60, redAt(80)! < 40]).toEqual([true, true]);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('sent while its script is under way, the form', () => {
  test('shows within 100 ms that its button was pressed, and sends what was filled in with the photo', async () => {
    const { page, context, posts, complaints } = await visit('/');
    const release = await hold(page);
    await fillForm(page, email);
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
    await page.locator('input[type=file]').setInputFiles(photo);
    const shown = await submit(page).evaluate(async (button: HTMLButtonElement) => {
      button.focus();
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [button.innerText, button.ariaDisabled, document.activeElement === button];
    });
    expect(shown).toEqual(['Submitting...', 'true', true]);
    expect(await status(page).innerText()).toBe('Sending your application');
    expect(await axeViolations(page)).toEqual([]);
    release();
    await expectOne(page, posts);
    expect(posts).toEqual(['/api/uploads', '/api/applications']);
    expect((await stored())[0]!.file_urls).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lets the browser ask for what is missing first, and its button stays ready', async () => {
    const { page, context, posts } = await visit('/');
    const release = await hold(page);
    await fillForm(page, email);
    // On the form's last step, fields of earlier steps are hidden.
    const emptyCity = () =>
      page.locator('[name=city]').evaluate((city: HTMLInputElement) => {
        city.value = '';
        city.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const fillCity = async () => {
      await page.locator('[name=city]:focus').waitFor();
      await page.locator('[name=city]').fill('Warsaw');
      await toStep(page, 'next');
      await toStep(page, 'next');
      expect(await submit(page).innerText()).toBe('Submit application');
    };
    await emptyCity();
    await submit(page).tap();
    await fillCity();
    await submit(page).tap();
    await emptyCity();
    release();
    await page.waitForFunction(() => document.querySelector('form button[type=submit]')!.ariaDisabled === null);
    await fillCity();
    expect(posts).toEqual([]);
    await submit(page).tap();
    await expectOne(page, posts);
    await context.close();
  });
});

test('sent while the server is busy, the form waits and goes on by itself: one application, each photo once, and the visitor did nothing', async () => {
  const { page, context, posts } = await visit('/pl');
  const body = JSON.stringify({ code: 'unavailable', status: 503 });
  const answer = { status: 503, headers: { 'retry-after': '1' }, contentType: 'application/problem+json', body };
  await page.route('**/api/uploads', (route) => route.fulfill(answer), { times: 2 });
  let busy = true;
  await page.route('**/api/applications', (route) => (busy ? route.fulfill(answer) : route.continue()));
  await fillForm(page, email);
  const buffer = await jpegPhoto();
  const photos = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.locator('input[type=file]').setInputFiles(photos);
  await submit(page).tap();
  await page.getByText('Serwis jest w tej chwili bardzo obciążony.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  busy = false;
  await page.waitForURL('**/assessment');
  expect([posts.slice(0, 4), [...new Set(posts.slice(4))]]).toEqual([
    Array<string>(4).fill('/api/uploads'),
    ['/api/applications'],
  ]);
  const [application, ...others] = await stored();
  expect([application!.file_urls.length, others]).toEqual([2, []]);
  await context.close();
});

describe('sent where its script does not come, the form', () => {
  const text =
    'Submission failed: we could not reach the server. Please check your connection and try again. Everything you typed is still here.';

  async function expectUnsent(page: Page) {
    await page.locator('form[data-press=unsent]').waitFor();
    expect((await status(page).innerText()).replaceAll('\u00a0', ' ')).toBe(text);
    expect(await submit(page).getAttribute('aria-disabled')).toBeNull();
    expect(await page.locator('[name=name]').inputValue()).toBe('Ada Peony');
    expect(await page.locator('[name=age_confirmed]').isChecked()).toBe(true);
  }

  test('says so offline, keeps what was typed, and sends it when pressed again online', async () => {
    const { page, context, posts } = await visit('/');
    await context.setOffline(true);
    await fillForm(page, email);
    await submit(page).tap();
    await expectUnsent(page);
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await submit(page).tap();
    await expectOne(page, posts);
    await context.close();
  });

  test.each(['client', 'landing', 'style'])(
    'says so when the file "%s" is missing, and asks for it again',
    async (name) => {
      const { page, context, posts } = await visit('/');
      const missing = `**/assets/${name}-*`;
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await fillForm(page, email);
      await submit(page).tap();
      await expectUnsent(page);
      await page.unroute(missing);
      await submit(page).tap();
      await expectOne(page, posts);
      expect(await page.locator('link[rel=stylesheet][href*="/style-"]').count()).toBe(1);
      await context.close();
    },
  );
});
