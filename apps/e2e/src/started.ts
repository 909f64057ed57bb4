import { afterAll, beforeAll } from '@jest/globals';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser } from 'playwright-core';
import { dataFolder, startProduct, type Product } from './product.ts';

/** A browser and the product for the tests of the file that imports this. */
export let browser: Browser;
export let product: Product;
export let dataDir: string;

let folder: Awaited<ReturnType<typeof dataFolder>>;
beforeAll(async () => {
  folder = await dataFolder();
  dataDir = folder.path;
  [browser, product] = await Promise.all([startBrowser(), startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await folder?.remove();
});
