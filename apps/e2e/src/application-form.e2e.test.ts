import { describe, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import sharp from 'sharp';
import { email, expectOne, status, stored, submit, visit } from './applying.ts';
import { product } from './started.ts';
import { axeViolations, fillForm, hold, picture, sideScroll } from './visitor.ts';

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
