import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { dataFolder, startProduct, type Product } from './product.ts';
import { desktop, phone, visit } from './visitor.ts';

/** Seven pages, the last one not full. */
const count = 330;
const atOnce = 30;

let browser: Browser;
let product: Product;
let folder: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  folder = await dataFolder();
  [browser, product] = await Promise.all([startBrowser(), startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off' })]);
  const { submit } = clientOf(product);
  // Rows of many heights, which nobody knows before they are drawn.
  const form = (n: number) => ({ name: `Applicant ${n}.`, message: 'I would like to begin. '.repeat((n * 7) % 31) });
  await submit(form(0));
  for (let n = 1; n < count; n += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, index) => submit(form(n + index))));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await folder.remove();
});

const counted = (page: Page) => page.getByText(/ of \d+ applications$/).innerText();
const all = `${count} of ${count} applications`;

/** Repeats `deed` until `state` is the wanted one, for half a minute at most. */
async function repeat(deed: () => Promise<unknown>, state: () => Promise<string>, wanted: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end && (await state()) !== wanted; await sleep(40)) await deed();
  expect(await state()).toBe(wanted);
}

/** The number of the applicant whose row or card crosses the middle of the window; empty when there is none. */
const inTheMiddle = (page: Page) =>
  page.evaluate<string>(`(() => {
    const entry = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tbody tr, article');
    return /Applicant (\\d+)\\./.exec(entry?.innerText ?? '')?.[1] ?? '';
  })()`);

async function open(options = desktop): Promise<Page> {
  const { page } = await visit(browser, `${product.siteUrl}/admin`, options);
  await signIn(page, product.staff);
  await page.getByText(`50 of ${count} applications`).waitFor();
  return page;
}

test('End, pressed again and again, brings every application', async () => {
  const page = await open();
  await repeat(
    () => page.keyboard.press('End'),
    async () => String(await page.getByRole('row').filter({ hasText: 'Applicant 0.' }).count()),
    '1',
  );
  expect(await counted(page)).toBe(all);
  await page.context().close();
});

test('a list that a script holds at its end brings every application, on a phone', async () => {
  const page = await open(phone);
  await page.evaluate(`(function hold() {
    scrollTo(0, document.documentElement.scrollHeight);
    requestAnimationFrame(hold);
  })()`);
  await repeat(
    () => Promise.resolve(),
    () => counted(page),
    all,
  );
  await page.getByRole('article', { name: 'Applicant 0.' }).waitFor();
  await page.context().close();
});

test('a reload brings the reader back to where she was, however far down, and who moves meanwhile stays', async () => {
  const page = await open();
  await repeat(
    () => page.keyboard.press('End'),
    () => counted(page),
    all,
  );
  await repeat(
    () => page.keyboard.press('PageUp'),
    async () => String(Number(await inTheMiddle(page)) >= 60),
    'true',
  );
  // Long enough for the place to be noted.
  await sleep(400);
  const place = await page.evaluate<number>('scrollY');
  await page.reload();
  // Rows that were not drawn on the way back have a guessed height, which may shift the place by some of them.
  const distance = async () => Math.abs((await page.evaluate<number>('scrollY')) - place);
  await repeat(
    () => Promise.resolve(),
    async () => String((await distance()) < 500),
    'true',
  );
  await sleep(400);
  expect(await distance()).toBeLessThan(500);
  expect(Number(await inTheMiddle(page))).toBeGreaterThan(0);

  await page.reload();
  await page.getByRole('table').waitFor();
  await page.keyboard.press('Home');
  await sleep(1_500);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.context().close();
});

test('Home brings the reader from anywhere to the top', async () => {
  const page = await open();
  await repeat(
    () => page.keyboard.press('End'),
    () => counted(page),
    all,
  );
  await page.keyboard.press('Home');
  await sleep(1_500);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.context().close();
});
