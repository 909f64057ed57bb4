import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Checkout, type Language } from '@blue-peony/contracts';
import { jsonPost, query, startBrowser, until } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { embeddedUrl } from './faults/stage.ts';
import { mailsArrived } from './mails.ts';
import { journeyLocales } from './matrix.ts';
import { dataFolder, startProduct, type Product } from './product.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit } from './visitor.ts';

let browser: Browser;
let product: Product;
let folder: Awaited<ReturnType<typeof dataFolder>>;
const start = async () => void (product = await startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off' }));
const sql = async (text: string) => query(await embeddedUrl(folder.path), text);
const addressOf = (language: Language) => `reader-${language}@buyer.example`;

beforeAll(async () => {
  folder = await dataFolder();
  [browser] = await Promise.all([startBrowser(), start()]);
  for (const { language } of journeyLocales()) {
    const wanted = { productType: 'digital-guide', currency: 'USD', language, mayAskReview: true };
    const answer = await fetch(`${product.siteUrl}/api/checkouts`, jsonPost(wanted));
    const { checkoutUrl } = (await answer.json()) as Checkout;
    const body = new URLSearchParams({ action: 'pay', email: addressOf(language) });
    await fetch(product.siteUrl + new URL(checkoutUrl).pathname, { method: 'POST', body, redirect: 'manual' });
    await mailsArrived(folder.path, 1, 30_000, addressOf(language));
  }
  await sql(`UPDATE commerce.orders SET paid_at = now() - interval '15 days'`);
  await product.stop();
  await start();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await folder?.remove();
});

const whole = async (page: Page) => expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);

test.each(journeyLocales())(
  'a buyer in $language is asked by one mail, writes without a script, and says no by one click',
  async ({ id, language }) => {
    const [, asked] = await mailsArrived(folder.path, 2, 30_000, addressOf(language));
    const [write, refuse] = [...asked!.text!.matchAll(/https?:\/\/\S+(\/api\/reviews\/\S+)/g)].map(
      ([, path]) => product.siteUrl + path,
    );
    for (const options of [phone, desktop]) {
      const { page, context, complaints } = await visit(browser, write!, { ...options, javaScriptEnabled: false });
      await page.locator('select').selectOption('4');
      await page.locator('#name').fill('Clara');
      await page.locator('#words').fill(`Calm and honest, says ${language}.`);
      expect(await sideScroll(page)).toBe(0);
      await picture(page, `review-${id}-${options.viewport!.width}`);
      await page.locator('button.main').click();
      await page.locator('h1').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    }
    const { page, context } = await visit(browser, refuse!, phone);
    await whole(page);
    await page.goto(write!);
    await whole(page);
    expect(await page.locator('#words').inputValue()).toBe(`Calm and honest, says ${language}.`);
    await context.close();
  },
);

test('what staff publish stands on the page of the guide, with its mean for search engines', async () => {
  const path = '/products/how-to-start-onlyfans';
  const html = async () => (await fetch(product.siteUrl + path)).text();
  expect(await html()).not.toContain('aggregateRating');
  await sql(`UPDATE commerce.reviews SET state = 'published' WHERE state = 'open'`);
  const buyers = journeyLocales();
  const rating = `"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":${buyers.length}`;
  await until(async () => (await html()).includes(rating));
  for (const options of [phone, desktop]) {
    const { page, context, complaints } = await visit(browser, product.siteUrl + path, options);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    expect(await page.locator('#reviews figure').first().innerText()).toContain(`says ${buyers[0].language}.`);
    await whole(page);
    await picture(page, `reviews-${options.viewport!.width}`);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
