import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { jpegPhoto, phonePhoto } from '@blue-peony/test-kit';
import type { BrowserContextOptions } from 'playwright-core';
import { clientOf } from './client.ts';
import { journeyLocales } from './matrix.ts';
import { browser, product } from './started.ts';
import { axeViolations, desktop, fillForm, phone, picture, sideScroll, visit as visitPage } from './visitor.ts';

const visit = (path: string, options: BrowserContextOptions) => visitPage(browser, product.siteUrl + path, options);
const photo = async (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** @returns the secret of the own page of an application with a photo */
async function apply(email: string): Promise<string> {
  const client = clientOf(product);
  const { path } = await client.upload(await phonePhoto());
  return (await client.submit({ email, file_urls: [path] })).my_application_url.split('#')[1]!;
}

test('her own page corrects, takes along and deletes what she has sent, and is left without a trace', async () => {
  const form = await visit('/', phone);
  await fillForm(form.page, 'own-page@creator.example');
  await form.page.locator('input[type=file]').setInputFiles([await photo('one.jpg', await phonePhoto())]);
  await form.page.getByRole('button', { name: 'Submit application' }).tap();
  const link = (await form.page.getByRole('link', { name: 'Your private page' }).getAttribute('href'))!;
  await form.context.close();
  const { page, context, complaints, hosts } = await visit(link, phone);
  await page.getByRole('heading', { name: 'Hello!' }).waitFor();
  expect(await page.title()).toBe('My page');
  expect(new URL(page.url()).hash).toBe('');
  await page.waitForFunction(() => (document.images[0]?.naturalWidth ?? 0) > 0);

  await page.getByRole('button', { name: 'Correct' }).tap();
  await page.getByLabel('City').fill('Gdańsk');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByText('Your changes are saved.').waitFor();
  await page.locator('input[type=file]').setInputFiles([await photo('two.jpg', await jpegPhoto())]);
  await page.getByText('2 of 5').waitFor();
  await page.getByRole('button', { name: 'Remove photo 1' }).tap();
  await page.getByRole('button', { name: 'Yes, remove it' }).tap();
  await page.getByText('1 of 5').waitFor();
  await page.reload();
  await page.getByText('Gdańsk').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect([...hosts].filter((host) => host !== new URL(product.siteUrl).host)).toEqual([]);

  await context.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForURL('https://www.wikipedia.org/');
  await page.goto(`${product.siteUrl}/my-application`);
  await page.getByRole('heading', { name: 'Your page opens with its link' }).waitFor();

  await page.goto(product.siteUrl + link);
  await page.getByRole('button', { name: 'Delete everything' }).tap();
  await page.getByRole('button', { name: 'Yes, delete everything' }).tap();
  await page.getByRole('heading', { name: 'Everything is deleted' }).waitFor();
  expect(complaints).toEqual([]);
  await page.goto('about:blank');
  await page.goto(product.siteUrl + link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await context.close();
});

test('on a small phone what follows a save or a cancel is on the screen and has the focus', async () => {
  const small = { ...phone, viewport: { width: 360, height: 640 } };
  const { page, context } = await visit(`/my-application#${await apply('in-view@creator.example')}`, small);
  await page.getByRole('heading', { name: 'Hello!' }).waitFor();
  /** Waits until an element with this text has the focus and is on the screen. */
  const focused = (text: string) =>
    page.waitForFunction((wanted) => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return document.activeElement!.textContent === wanted && top >= 0 && bottom <= innerHeight;
    }, text);
  const leave = async (button: string) => {
    await page.getByRole('button', { name: 'Correct' }).tap();
    await page.getByLabel('City').fill(`${button} in Gdynia`);
    await page.getByRole('button', { name: button }).tap();
    await page.getByRole('button', { name: 'Correct' }).waitFor();
    await page.waitForFunction(() => !document.body.contains(document.querySelector('main form')));
  };
  await leave('Save');
  await focused('Your changes are saved.');
  await leave('Cancel');
  await focused('Correct');
  await context.close();
});

test('her own page is kept by no cache, found by no search and named to no other site', async () => {
  for (const { prefix } of journeyLocales()) {
    const { headers } = await fetch(`${product.siteUrl}${prefix}/my-application`);
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'no-referrer',
      'noindex, nofollow',
    ]);
  }
  expect(await (await fetch(`${product.siteUrl}/sitemap.xml`)).text()).not.toContain('my-application');
});

test('her own page passes axe and fits 320 px in every language', async () => {
  const secret = await apply('all-languages@creator.example');
  for (const { prefix, id } of journeyLocales()) {
    const { page, context } = await visit(`${prefix}/my-application#${secret}`, desktop);
    await page.getByRole('timer').first().waitFor();
    await page.waitForFunction(() => (document.images[0]?.naturalWidth ?? 0) > 0);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `my-application-${id}-${width}`);
    }
    expect([id, await axeViolations(page)]).toEqual([id, []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([id, await sideScroll(page)]).toEqual([id, 0]);
    await context.close();
  }
});
