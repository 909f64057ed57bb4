import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto, startBrowser } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { previousRelease } from './previous-release.ts';
import { emptyFolder, startProduct, type Product } from './product.ts';
import { serveSite } from './site-build.ts';
import { root } from './source-tree.ts';
import { awake, desktop } from './visitor.ts';

let browser: Browser;
let product: Product;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let previous: Awaited<ReturnType<typeof previousRelease>>;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  [folder, previous, browser] = await Promise.all([emptyFolder(), previousRelease(true), startBrowser()]);
  product = await startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  site = await serveSite(join(previous.program.cwd!, 'apps/site/dist'));
  site.product = product.siteUrl;
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.close(), product?.stop(), previous?.remove()]);
  await folder?.remove();
});

/** The form of the release before, filled in. */
async function formOf(email: string): Promise<Page> {
  site.dist = join(previous.program.cwd!, 'apps/site/dist');
  const page = await browser.newPage(desktop);
  await page.goto(site.url);
  await page.locator('[name=name]').fill('Ada');
  await awake(page);
  const values = { name: 'Ada Peony', email, country: 'Poland', city: 'Warsaw', whatsapp: '+48 600 700 800' };
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('[name=onlyfans_monthly_earnings]').selectOption('$100-$10000');
  await page.locator('[name=age_confirmed]').check();
  await page.locator('[name=privacy_version]').check();
  return page;
}

async function assessed(page: Page): Promise<void> {
  await page.waitForURL('**/assessment');
  const time = page.getByText(/\d?\d:\d\d/);
  await time.first().waitFor();
}

const stored = async (email: string) =>
  (await clientOf(product).applications()).items.filter((application) => application.email === email);

test('a form of the release before is sent with its photos to this one, and its page leads to the assessment', async () => {
  const page = await formOf('before@creator.example');
  const buffer = await jpegPhoto();
  await page.locator('input[type=file]').setInputFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator('form button[type=submit]').click();
  await assessed(page);
  expect(await stored('before@creator.example')).toMatchObject([{ file_urls: [expect.any(String)] }]);
  await page.close();
});

test('a page whose code is gone stores the application once, and its way to reload leads to the assessment', async () => {
  const page = await formOf('across@creator.example');
  site.dist = join(root, 'apps/site/dist');
  // What both releases have in common is gone too, as after a greater change.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.locator('form button[type=submit]').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.unroute('**/assets/*.js');
  await page.locator('main button').click();
  await assessed(page);
  expect(await stored('across@creator.example')).toHaveLength(1);
  await page.close();
});
