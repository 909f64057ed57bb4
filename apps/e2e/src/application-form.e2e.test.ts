import { expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { email, expectOne, status, stored, submit, visit } from './applying.ts';
import { product } from './started.ts';
import { awake, axeViolations, fillForm, hold, picture, sideScroll, toStep } from './visitor.ts';

test('applied anonymously, a photo stays here until the form is sent, and what she covers and cuts off by keyboard is in no file', async () => {
  const { page, context, posts, complaints } = await visit('/');
  await page.locator('[name=discreet]').check();
  await fillForm(page, email);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() });
  const below = () => submit(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  await page.locator('form li[aria-labelledby]').waitFor();
  const first = await below();
  await page.getByText('Ready to upload').waitFor();
  // What moved away from under a finger would be missed by it.
  expect(await below()).toBe(first);
  await page.getByRole('button', { name: 'Cover or crop' }).press('Enter');
  const frame = page.getByRole('application');
  for (let press = 0; press < 5; press++) await frame.press('ArrowRight');
  await page.getByRole('button', { name: 'Cover', exact: true }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').innerText()).toBe('Cover or crop');
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

test('sent while its script is under way, the form shows within 100 ms that its button was pressed, and sends what was filled in with the photo', async () => {
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
  // What is sent is what she sees.
  await page.locator('[name=message]').focus();
  await page.keyboard.type('Too late');
  expect(await page.locator('[name=message]').inputValue()).toBe('');
  await picture(page, 'application-form-busy');
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

/** The browser goes back, and the step takes the focus, only after the press. */
const arrivedAt = (page: Page, step: number) =>
  page.locator('legend:focus', { hasText: new RegExp(`^\\s*${step}\\s.*\\s4`) }).waitFor();

async function anotherTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(product.siteUrl);
  return page;
}

test.each(['/', '/th'])(
  '%s: the steps go to and fro asleep, with the focus on the heading and nothing lost',
  async (path) => {
    const { page, context, complaints } = await visit(path);
    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.locator('[name=name]').fill('Eve');
    await toStep(page, 'next');
    await page.locator('[name=email]:focus').waitFor();
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=email]').press('Enter');
    await arrivedAt(page, 2);
    await page.locator('[name=country]').fill('Poland');
    await toStep(page, 'back');
    await arrivedAt(page, 1);
    expect(await page.locator('[name=name]').inputValue()).toBe('Eve');
    expect(await sideScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // Back in the browser, too; and what was typed asleep, and its step, are there after a reload.
    await toStep(page, 'next');
    await page.goBack();
    await arrivedAt(page, 1);
    await page.goForward();
    await arrivedAt(page, 2);
    await page.reload();
    await page.locator('.draft-restored').waitFor();
    await page.locator('[name=country]:visible').waitFor();
    expect(await page.locator('[name=country]').inputValue()).toBe('Poland');
    expect(complaints.filter((text) => !text.includes('Failed to load'))).toEqual([]);
    await context.close();
  },
);

test('waking moves nothing', async () => {
  const { page, context } = await visit('/#apply');
  const form = page.locator('#apply form');
  await form.waitFor();
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (list: PerformanceObserverEntryList) =>
            list.getEntries().forEach((entry) => {
              const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
              if (!hadRecentInput) sum += value;
            });
          const observer = new PerformanceObserver(add);
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
  await form.dispatchEvent('pointerdown');
  await awake(page);
  expect(await shift()).toBeLessThanOrEqual(0.02);
  await context.close();
});

test('the way to the form is in reach all along the page, and away where the form is', async () => {
  const { page, context } = await visit('/');
  const bar = page.locator('.phone-bar a');
  for (const place of ['#mission', '#services', '#faq', 'footer']) {
    await page
      .locator(place)
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await bar.waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await bar.tap();
  await bar.waitFor({ state: 'hidden' });
  await page.locator('[name=name]').fill('Eve');
  await context.close();
});

test('pressed ten times in two tabs, and again after a reload whose answer was lost, it is one application', async () => {
  const { page, context } = await visit('/');
  await fillForm(page, email);
  await page.locator('[data-keep]').check();
  const other = await anotherTab(context);
  await fillForm(other, email);
  await page.route('**/api/applications', async (route) => {
    await route.fetch();
    await page.unroute('**/api/applications');
    await page.reload();
  });
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await page.waitForEvent('load');
  for (const name of ['age_confirmed', 'privacy_version']) await page.locator(`[name=${name}]`).check();
  await page.locator('[name=city]').evaluate((city: HTMLInputElement) => {
    city.value = 'Cracow';
    city.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit(page).tap();
  await page.getByText('It arrived before you made your last changes').waitFor();
  await page.getByRole('button', { name: 'OK' }).tap();
  await page.waitForURL('**/assessment');
  await other.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')!.value === '');
  expect((await stored()).map(({ city }) => city)).toEqual(['Warsaw']);
  await context.close();
});

test('a text that is too long on a step behind is shown and takes the focus when the form is sent', async () => {
  const { page, context } = await visit('/');
  await fillForm(page, email);
  const socials = page.locator('[name=other_socials]');
  await socials.evaluate((field: HTMLTextAreaElement) => field.setCustomValidity('Too long'));
  await submit(page).tap();
  await page.locator('[name=other_socials]:focus').waitFor();
  await context.close();
});

test('a draft that one tab takes off the device stays in the other, as its own', async () => {
  const { page, context } = await visit('/');
  await page.locator('[data-keep]').check();
  await page.locator('[name=name]').fill('Eve');
  const other = await anotherTab(context);
  await other.locator('form[data-draft=device]').waitFor();
  await page.locator('[data-keep]').uncheck();
  await other.locator('form[data-draft=tab]').waitFor();
  expect(await other.locator('[name=name]').inputValue()).toBe('Eve');
  expect(await other.locator('[data-keep]').isChecked()).toBe(false);
  await other.reload();
  await other.locator('.draft-restored').waitFor();
  await context.close();
});

test('offline before its script was there, it is sent when the line is back, if she wants', async () => {
  const { page, context } = await visit('/');
  await context.setOffline(true);
  await fillForm(page, email);
  await submit(page).tap();
  await page.getByRole('button', { name: 'Send it when I am online again' }).tap();
  await page.getByText('The connection is lost at the moment.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.waitForURL('**/assessment');
  expect(await stored()).toHaveLength(1);
  await context.close();
});
