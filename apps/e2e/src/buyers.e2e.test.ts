import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { CoachForm, Language } from '@blue-peony/contracts';
import { buy, caller, guide, jsonPost, keptAlive, query, until } from '@blue-peony/test-kit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { embeddedUrl } from './faults/stage.ts';
import { mailsArrived } from './mails.ts';
import { journeyLocales } from './matrix.ts';
import { browser, dataDir, product, restart } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit as visitPage } from './visitor.ts';

const coach: CoachForm = {
  name: 'Kasia',
  email: 'kasia@agency.example',
  zone: 'Europe/Warsaw',
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '18:00' })),
  away: [],
  buffer_minutes: 30,
  notice_hours: 30,
  published: true,
  version: 0,
};

const sql = async (text: string) => query(await embeddedUrl(dataDir), text);
const order = (email: string, wanted: object) => buy(caller(keptAlive(product.siteUrl)), email, { wanted });
/** Who is asked for a review: they bought the guide 15 days ago. */
const reader = (language: Language) => `reader-${language}@buyer.example`;

beforeAll(async () => {
  const authorization = `Bearer ${await clientOf(product).signIn()}`;
  const answer = await fetch(`${product.siteUrl}/api/admin/coaches`, jsonPost(coach, { authorization }));
  expect(answer.status).toBe(200);
  for (const { language } of journeyLocales()) {
    await order(reader(language), { ...guide, language, mayAskReview: true });
    await mailsArrived(dataDir, 1, 30_000, reader(language));
  }
  await sql(`UPDATE commerce.orders SET paid_at = now() - interval '15 days'`);
  await restart();
});

const visit = (path: string, options: BrowserContextOptions) =>
  visitPage(browser, new URL(path, product.siteUrl).href, options);
const whole = async (page: Page) => expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);
/** The address of a mail's first link that begins with this path, which may have a language before it. */
const linkIn = (text: string | undefined, path: string) => new RegExp(`(/\\w+)?${path}/\\S*`).exec(text ?? '')?.[0];

/** @param path of the wanted link @returns the link of the receipt */
async function bought(wanted: object, email: string, path: string): Promise<string> {
  await order(email, wanted);
  return until(async () => linkIn((await mailsArrived(dataDir, 1, 0, email))[0]?.text, path));
}
const session = (language: string, email: string) =>
  bought({ productType: 'teasing-content', currency: 'EUR', hours: 1, language }, email, '/api/sessions');

/** Without what binds words in a line. */
const plain = (text = '') => text.replaceAll(/[\u200b\u2060\u00ad]/g, '').replaceAll('\u00a0', ' ');

/** When the buyer's mail server took the mail with her consents. */
const confirmedAt = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('order-'))!;
    const headers = { authorization: `Order ${sessionStorage.getItem(key)}` };
    const answer = await fetch(`/api/orders/${key.slice('order-'.length)}`, { headers });
    return ((await answer.json()) as { consents: { confirmed_at: string | null } }).consents.confirmed_at;
  });

test.each(journeyLocales())(
  'a buyer on the pages in $language agrees before paying, keeps it by mail and PDF, and her order shows when it was confirmed',
  async ({ id, prefix, language }) => {
    const email = `consents-${id}@buyer.example`;
    const beforePaying = async (options: BrowserContextOptions) => {
      const visitor = await visit(`${prefix}/filming-services`, options);
      await visitor.page.locator('a[data-checkout]').first().click();
      await visitor.page.locator('[data-pay]').waitFor();
      await whole(visitor.page);
      return visitor;
    };
    await (await beforePaying(desktop)).context.close();
    const { page, context, complaints } = await beforePaying(phone);
    const boxes = await page.locator('dialog label').all();
    const [begin, ends, review] = await page.locator('dialog label').allInnerTexts();
    const sentences = [begin!, ends!];
    for (const box of boxes) await box.click();
    await page.locator('[data-pay]').click();
    await page.waitForURL('**/sandbox-checkout/*');
    await page.getByLabel('Email for your receipt').fill(email);
    await page.locator('button[value=pay]').click();

    const given = page.locator('[aria-labelledby=consents] li');
    await given.first().waitFor();
    expect((await given.allInnerTexts()).map(plain)).toEqual(sentences.map(plain));
    const [receipt] = await mailsArrived(dataDir, 1, 30_000, email);
    for (const sentence of sentences) expect(plain(receipt!.text).replaceAll(/\s+/g, ' ')).toContain(plain(sentence));
    // The third box is no consent, and stays as she ticked it.
    expect(plain(await page.locator('main label').innerText())).toBe(plain(review));
    expect(await page.locator('main label input').isChecked()).toBe(true);
    await until(async () => (await confirmedAt(page)) !== null);
    const papers = await page.getByRole('button', { name: /PDF/ }).all();
    expect(papers).toHaveLength(2);
    for (const paper of papers) {
      const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await whole(page);
    expect([language, complaints]).toEqual([language, []]);
    await context.close();
  },
);

test.each(journeyLocales())(
  'a buyer on the pages in $language withdraws without a script, and by the mail to her address alone',
  async ({ id, prefix, language }) => {
    const email = `withdrawal-${id}@buyer.example`;
    const paid = await visit(await bought({ ...guide, language }, email, '/order'), phone);
    await paid.page.locator('form[action^="/api/withdrawal/"] button').click();
    // Filled from the order; she may as well come by the footer.
    await paid.page.locator('#name').waitFor();
    expect(await paid.page.locator('#email').inputValue()).toBe(email);
    const reference = await paid.page.locator('#contract').inputValue();
    await picture(paid.page, `withdrawal-filled-${id}`);
    await paid.context.close();

    for (const options of [phone, desktop]) {
      const { page, context } = await visit(`${prefix}/help`, { ...options, javaScriptEnabled: false });
      await page.locator(`footer a[href="/api/withdrawal/${language}"]`).click();
      await page.locator('#name').fill('Ola Nowak');
      await page.locator('#contract').fill(reference);
      await page.locator('#email').fill(email);
      expect(await sideScroll(page)).toBe(0);
      await page.locator('button[name=confirm]').click();
      await page.locator('.sum').first().waitFor();
      expect(await sideScroll(page)).toBe(0);
      await picture(page, `withdrawal-received-${id}-${options.viewport!.width}`);
      await context.close();
    }
    // The receipt of the order, the receipt of both statements, which are one, and the question.
    const mails = await mailsArrived(dataDir, 3, 30_000, email);
    expect(mails).toHaveLength(3);
    const link = mails.map(({ text }) => linkIn(text, '/api/withdrawals')).find((found) => found !== undefined)!;
    const { page, context, complaints } = await visit(link, phone);
    await whole(page);
    await page.locator('button.main').click();
    await page.locator('.sum').waitFor();
    await whole(page);
    await page.goto(`${product.siteUrl}/api/withdrawal/${language}`);
    await whole(page);
    expect([language, complaints]).toEqual([language, []]);
    await context.close();
  },
);

test.each(journeyLocales())(
  'a buyer on the pages in $language chooses, moves and cancels the time of her session by the keyboard, without a script',
  async ({ id, language }) => {
    const email = `session-${id}@buyer.example`;
    const link = await session(language, email);
    const options = { ...(id === 'us' ? desktop : phone), javaScriptEnabled: false };
    const { page, context } = await visit(`${link}?zone=Asia/Bangkok`, options);
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
  const link = await session('de', 'access@buyer.example');
  const { page, context } = await visit(link, { ...phone, viewport: { width: 320, height: 640 } });
  await whole(page);
  await page.locator('details button[name=at]').first().click();
  await page.locator('button[value=book]').waitFor();
  await whole(page);
  await page.locator('button[value=book]').click();
  await page.locator('[role=status]').waitFor();
  await whole(page);
  await context.close();
});

test.each(journeyLocales())(
  'a buyer in $language is asked by one mail, writes without a script, and says no by one click',
  async ({ id, language }) => {
    const [, asked] = await mailsArrived(dataDir, 2, 30_000, reader(language));
    const [write, refuse] = asked!.text!.match(/\/api\/reviews\/\S+/g)!;
    for (const options of [phone, desktop]) {
      const { page, context, complaints } = await visit(write, { ...options, javaScriptEnabled: false });
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
    const { page, context } = await visit(refuse!, phone);
    await whole(page);
    await page.goto(product.siteUrl + write);
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
    const { page, context, complaints } = await visit(path, options);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    expect(await page.locator('#reviews figure').first().innerText()).toContain(`says ${buyers[0].language}.`);
    await whole(page);
    await picture(page, `reviews-${options.viewport!.width}`);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
