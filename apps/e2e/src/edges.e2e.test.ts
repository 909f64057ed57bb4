import { describe, expect, test } from '@jest/globals';
import { phonePhoto } from '@blue-peony/test-kit';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { browser, product } from './started.ts';
import { awake, axeViolations, desktop, fillForm, phone, picture, sideScroll, visit as visitPage } from './visitor.ts';

const visit = (path: string, options: BrowserContextOptions = desktop) =>
  visitPage(browser, product.siteUrl + path, options);

/** A visit, until nothing more is asked for, that records the requested script files. */
async function visitIdle(path: string, options: BrowserContextOptions = desktop) {
  const blank = await visitPage(browser, 'about:blank', options);
  const scripts: string[] = [];
  blank.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await blank.page.goto(product.siteUrl + path, { waitUntil: 'networkidle' });
  return { ...blank, scripts };
}

const submit = (page: Page) => page.locator('form button[type=submit]');
const calls = '**/api/applications';
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim());

describe('a page that is not there', () => {
  test.each(['/downloads-wrong', '/th/downloads-wrong', '/no-such-page', '/Privacy'])(
    'says so at %s, and names the path in the console, without React',
    async (path) => {
      const { page, context, complaints, scripts } = await visitIdle(path);
      expect(await page.locator('main').innerText()).toContain('404');
      expect(scripts).toEqual([]);
      expect(complaints.filter((words) => !/Failed to load resource/.test(words))).toEqual([`No page at ${path}`]);
      await context.close();
    },
  );
});

describe('the assessment', () => {
  test('leads a visitor without an application home without React', async () => {
    const { page, context, scripts } = await visitIdle('/th/assessment');
    await page.waitForURL('**/th');
    expect(scripts).toEqual([]);
    await context.close();
  });

  test('says without script what it needs and where the result is', async () => {
    const { page, context } = await visit('/de/assessment', { ...phone, javaScriptEnabled: false });
    const words = await page.locator('main').innerText();
    expect(words).toContain('JavaScript');
    expect(words).not.toContain('Einen Moment');
    expect(await page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
    await context.close();
  });

  test('is loaded while the application is on its way, and its heading takes the focus', async () => {
    const { page, context } = await visit('/');
    const loaded = page.waitForResponse(/assets\/assessment-/);
    await page.route(calls, async (route) => {
      await loaded;
      await route.continue();
    });
    await fillForm(page, 'early@creator.example');
    await submit(page).click();
    await page.waitForURL('**/assessment');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused(page)).toBe('Your application is being analyzed');
    await page.reload();
    await page.getByRole('timer').waitFor();
    await context.close();
  });
});

describe('an alert gives the focus back', () => {
  const refuse = (route: Route) =>
    route.fulfill({ status: 422, json: { code: 'too_many_photos', status: 422, title: '', requestId: '' } });
  const withoutMail = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), notification: 'pending' } });
  };

  test.each([
    ['the button, after an application was refused', refuse, 'Submit application'],
    ['the heading, on the page that came meanwhile', withoutMail, 'Your application is being analyzed'],
  ])('to %s', async (_, answer, place) => {
    const { page, context } = await visit('/');
    await page.route(calls, answer);
    await fillForm(page, 'alert@creator.example');
    await submit(page).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.waitForFunction((words) => (document.activeElement as HTMLElement).innerText.trim() === words, place);
    await context.close();
  });
});

test('news of the line coming back is read out and goes by itself', async () => {
  const words = 'Masz już połączenie z internetem.';
  const { page, context, complaints } = await visit('/pl');
  await page.locator('[name=name]').focus();
  await awake(page);
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new MutationObserver(() => document.querySelector('[role=status][aria-live=polite]') && resolve()).observe(
          document.body,
          { subtree: true, childList: true },
        ),
      ),
  );
  await context.setOffline(true);
  await context.setOffline(false);
  const toast = page.locator('.toast', { hasText: words });
  await toast.waitFor();
  await heard;
  await toast.waitFor({ state: 'detached' });
  expect(complaints.filter((words) => !/Failed to load resource/.test(words))).toEqual([]);
  await context.close();
});

test.each(['/', '/th/filming-services', '/products/how-to-start-onlyfans', '/privacy'])(
  '%s keeps the shapes of buttons and cards in forced colors',
  async (path) => {
    const { page, context } = await visit(path, { ...desktop, forcedColors: 'active' });
    const shapeless = await page
      .locator('a.rounded-full.min-h-12, button.rounded-full, main :is([class*=rounded-3xl], [class*=rounded-4xl])')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopWidth === '0px')
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(shapeless).toEqual([]);
    await picture(page, `forced-${path}`);
    await context.close();
  },
);

test.each(['/', '/how-to-start-onlyfans', '/filming-services'])(
  '%s prints its words in black, with every answer and without what only works on a screen',
  async (path) => {
    const { page, context } = await visit(path);
    await page.emulateMedia({ media: 'print' });
    const pale = await page.locator('main :is(h1, h2, h3, p, li, td, th)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: false }))
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(pale).toEqual([]);
    for (const part of ['.site-header', '.hero-art', '.consent'])
      expect([part, await page.locator(`${part}:visible`).count()]).toEqual([part, 0]);
    const answer = page.locator('[data-accordion] details p').first();
    if (await answer.count()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await context.close();
  },
);

test('the form, the wait and the help are left by Escape pressed twice, with nothing kept and no way back', async () => {
  const { page, context } = await visit('/');
  await context.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'elsewhere' }));
  const leave = async () => {
    const before = page.url();
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForURL('https://www.wikipedia.org/');
    await page.goto(product.siteUrl);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.locator('[name=name]').inputValue()).toBe('');
  };
  await page.locator('[name=name]').fill('Ada');
  await leave();
  await fillForm(page, 'quick@creator.example');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/assessment');
  await leave();
  await page.goto(`${product.siteUrl}/th/help`);
  await leave();
  await context.close();
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test.each([
  ['/photos', '52.22972', 'Location', 'None of this. Only the picture.'],
  ['/pl/photos', '52,22972', 'Miejsce', 'Nic z tego. Tylko obraz.'],
  ['/de/photos', '52,22972', 'Ort', 'Nichts davon. Nur das Bild.'],
  ['/ukr/photos', '52,22972', 'Місце', 'Нічого з цього. Лише зображення.'],
  ['/th/photos', '52.22972', 'สถานที่', 'ไม่เก็บข้อมูลเหล่านี้เลย เก็บเฉพาะภาพ'],
])('%s shows the place and device in a photo, which never leaves the device', async (path, latitude, place, kept) => {
  const { page, context } = await visitIdle(path, phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const asset = request.method() === 'GET' && origin === product.siteUrl && !request.postData();
    if (!asset || !/^\/(?:assets|media|fonts)\//.test(pathname)) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.locator('#photo-demo').setInputFiles(file('photo.jpg', await phonePhoto()));
  const found = page.getByRole('status').filter({ hasText: place });
  await found.getByText(latitude).waitFor();
  const text = (await found.innerText()).replace(/[\u00ad\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');
  expect(text).toContain(kept);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  await context.close();
});

test('a photo without hidden data and a file that is no photo are told apart', async () => {
  const { page, context } = await visit('/photos');
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await page.locator('#photo-demo').setInputFiles(file('plain.jpg', plain));
  await page.getByText('Nothing about location, device or time is hidden in this photo.').waitFor();
  await page.locator('#photo-demo').setInputFiles(file('text.jpg', Buffer.from('no photo')));
  await page.getByText('This file can’t be read.').waitFor();
  await context.close();
});
