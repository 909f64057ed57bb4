import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { dataFolder, startProduct, type Product } from './product.ts';
import { desktop, visit } from './visitor.ts';

const slow = { offline: false, latency: 800, downloadThroughput: -1, uploadThroughput: -1 };

let browser: Browser;
let product: Product;
let folder: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  folder = await dataFolder();
  [browser, product] = await Promise.all([startBrowser(), startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off' })]);
  const { submit } = clientOf(product);
  await submit({ name: 'Berta Next', email: 'berta@creator.example' });
  await submit({ name: 'Anna First', email: 'anna@creator.example' });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await folder.remove();
});

/** The server's scores, by name. */
async function scores(): Promise<Record<string, number | null>> {
  const { items } = await clientOf(product).applications();
  return Object.fromEntries(items.map(({ name, score }) => [name, score]));
}

/** Opens the review of Anna First, then slows the connection down. */
async function openReview() {
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(page, product.staff);
  await page.getByRole('link', { name: 'Review Anna First' }).click();
  // A long history starts with the newest entries.
  await page
    .getByText(/opened it|came in/)
    .first()
    .waitFor();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const set = (conditions: typeof slow) => line.send('Network.emulateNetworkConditions', conditions);
  await set(slow);
  const pressed = () => page.getByRole('button', { pressed: true }).allInnerTexts();
  return { page, context, set, pressed };
}

test('the last score key wins on a slow line, however fast the keys came', async () => {
  const { page, context, pressed } = await openReview();
  for (const [first, wait, second, score] of [
    ['1', 0, '0', 10],
    ['3', 0, '8', 8],
    ['4', 650, '9', 9],
  ] as const) {
    await page.keyboard.press(first);
    await sleep(wait);
    await page.keyboard.press(second);
    expect(await pressed()).toEqual([String(score)]);
    await page.getByText(`Scored ${score}`, { exact: true }).waitFor();
    expect(await pressed()).toEqual([String(score)]);
    expect(await scores()).toMatchObject({ 'Anna First': score });
  }
  await context.close();
});

test('a score typed just before moving on stays with its applicant on a slow line', async () => {
  const { page, context, pressed } = await openReview();
  await page.keyboard.press('1');
  await page.keyboard.press('j');
  await page.keyboard.press('0');
  expect([await page.getByRole('heading', { level: 2 }).first().innerText(), await pressed()]).toEqual([
    'Berta Next',
    ['10'],
  ]);
  await page.getByText('Scored 10').waitFor();
  await page.keyboard.press('k');
  await page.getByText('Scored 1', { exact: true }).waitFor();
  expect(await scores()).toEqual({ 'Anna First': 1, 'Berta Next': 10 });
  await context.close();
});

test('a score typed without a connection is kept, and saved when the line is back', async () => {
  const { page, context, set, pressed } = await openReview();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await set({ ...slow, offline: true });
  await page.keyboard.press('5');
  await page.getByText('Score 5 is kept on this device').waitFor();
  expect([said, await pressed()]).toEqual([[], ['5']]);
  await set(slow);
  await page.getByText('Scored 5').waitFor();
  expect(await scores()).toMatchObject({ 'Anna First': 5 });
  await context.close();
});
