import { describe, expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { email, expectOne, status, stored, submit, visit } from './applying.ts';
import { lineTo } from './cut-line.ts';
import { mailsArrived } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { awake, axeViolations, fillForm, hold, phone, slowDown, toStep, visit as visitPage } from './visitor.ts';

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

describe('sent while its script is under way, the form', () => {
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

/**
 * A visitor applies with two photos over a connection that is cut once, this many bytes after their choice.
 * @returns the bytes transferred when the application started to be sent, and when it was answered
 */
async function applyOverCutLine(cut: number, applicant: string) {
  const line = await lineTo(product.siteUrl);
  const { page, context } = await visitPage(browser, line.url, phone);
  try {
    await page.locator('[name=name]').focus();
    await awake(page);
    await fillForm(page, applicant);
    await page.locator('[name=privacy_version]').uncheck();
    const began = line.passed();
    const at = { posting: 0, answered: 0 };
    page.on('request', (request) => {
      if (request.url().endsWith('/api/applications')) at.posting = line.passed() - began;
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/applications')) at.answered = line.passed() - began;
    });
    line.cutAfter(cut);
    const buffer = await jpegPhoto();
    const photos = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type=file]').setInputFiles(photos);
    await page.locator('[name=privacy_version]').check();
    await submit(page).tap();
    await page.waitForURL('**/assessment');
    return at;
  } finally {
    await context.close();
    line.close();
  }
}

let whole: Promise<{ posting: number; answered: number }> | undefined;

test.each([
  ['a photo goes up', 0.35, 0],
  ['the application goes up', 1, 0.25],
  ['its answer is not there', 1, 0.95],
])('cut while %s, it is one application with each photo once', async (_, photos, application) => {
  // Without a cut.
  const { posting, answered } = await (whole ??= applyOverCutLine(Infinity, 'eve@creator.example'));
  await applyOverCutLine(Math.round(photos * posting + application * (answered - posting)), email);
  const [one, ...others] = await stored();
  expect(others).toEqual([]);
  expect(one!.file_urls.map((path) => path.slice(-5)).toSorted()).toEqual(['a.jpg', 'b.jpg']);
});
