import { beforeAll, expect, test } from '@jest/globals';
import { type Checkout, type CoachForm } from '@blue-peony/contracts';
import { jsonPost, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import { journeyLocales } from './matrix.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit } from './visitor.ts';

const whole = async (page: Page) => expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);
const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '18:00' }));
const coach: CoachForm = {
  name: 'Kasia',
  email: 'kasia@agency.example',
  zone: 'Europe/Warsaw',
  hours,
  away: [],
  buffer_minutes: 30,
  notice_hours: 30,
  published: true,
  version: 0,
};

beforeAll(async () => {
  const { headers, ...post } = jsonPost(coach);
  const authorization = `Bearer ${await clientOf(product).signIn()}`;
  const answer = await fetch(`${product.siteUrl}/api/admin/coaches`, {
    ...post,
    headers: { ...headers, authorization },
  });
  expect(answer.status).toBe(200);
});

/** @returns the link of the receipt to the choice of a time */
async function buy(language: string, email: string): Promise<string> {
  const wanted = { productType: 'teasing-content', currency: 'EUR', hours: 1, language };
  const answer = await fetch(`${product.siteUrl}/api/checkouts`, jsonPost(wanted));
  const { checkoutUrl } = (await answer.json()) as Checkout;
  const paid = new URLSearchParams({ action: 'pay', email });
  await fetch(product.siteUrl + new URL(checkoutUrl).pathname, { method: 'POST', body: paid, redirect: 'manual' });
  return until(async () => {
    const [receipt] = await mailsArrived(dataDir, 1, 0, email);
    const link = /\/api\/sessions\/\S+/.exec(receipt?.text ?? '');
    return link ? product.siteUrl + link[0] : undefined;
  });
}

test.each(journeyLocales())(
  'a buyer on the pages in $language chooses, moves and cancels the time of her session by the keyboard, without a script',
  async ({ id, language }) => {
    const email = `session-${id}@buyer.example`;
    const link = await buy(language, email);
    const options = { ...(id === 'us' ? desktop : phone), javaScriptEnabled: false };
    const { page, context } = await visit(browser, `${link}?zone=Asia/Bangkok`, options);
    const press = async (selector: string) => {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForLoadState();
    };
    /** The first day is open, and has few times at some hours. */
    const choose = async (day: number) => {
      const times = page.locator('.days details').nth(day);
      if (day > 0) {
        await times.locator('summary').focus();
        await page.keyboard.press('Enter');
      }
      await times.locator('button[name=at]').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('button[value=book]').waitFor();
      await press('button[value=book]');
    };
    await picture(page, `session-choice-${id}`);
    expect(await sideScroll(page)).toBe(0);
    await choose(0);
    await page.locator('[role=status]').waitFor();
    expect(await page.locator('.sum').first().textContent()).toContain('Asia/Bangkok');
    await picture(page, `session-booked-${id}`);
    await press('#move > summary');
    await choose(1);
    await page.locator('details:has(button[value=cancel]) summary').focus();
    await page.keyboard.press('Enter');
    await press('button[value=cancel]');
    await page.locator('details button[name=at]').first().waitFor();
    await context.close();
    const mails = await mailsArrived(dataDir, 4, 30_000, email);
    const methods = mails.flatMap(({ attachments }) => attachments.flatMap(({ method }) => method ?? []));
    expect([...new Set(methods)].toSorted()).toEqual(['CANCEL', 'REQUEST']);
  },
);

test('the choice of a time has no fault of access at 320 pixels, and leads back from her order', async () => {
  const link = await buy('de', 'access@buyer.example');
  const { page, context } = await visit(browser, link, { ...phone, viewport: { width: 320, height: 640 } });
  await whole(page);
  await page.locator('details button[name=at]').first().click();
  await page.locator('button[value=book]').waitFor();
  await whole(page);
  await page.locator('button[value=book]').click();
  await page.locator('[role=status]').waitFor();
  await whole(page);
  await context.close();
});
