import { afterAll, beforeAll } from '@jest/globals';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser } from 'playwright-core';
import { dataFolder, startProduct, type Product, type Settings } from './product.ts';

/** A browser and the product for the tests of the file that imports this. */
export let browser: Browser;
export let product: Product;
export let dataDir: string;

type Start = {
  /** Settings on top of the usual ones. */
  settings?: () => Settings | Promise<Settings>;
  /** Whether a browser is opened, by default it is. */
  browser?: boolean;
};
let start: Start = {};
/** Changes how this file's product starts. */
export const startWith = (given: Start): void => void (start = given);

let settings: Settings;
let folder: Awaited<ReturnType<typeof dataFolder>>;
beforeAll(async () => {
  folder = await dataFolder();
  dataDir = folder.path;
  settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...(await start.settings?.()) };
  const opening = start.browser !== false && startBrowser().then((opened) => (browser = opened));
  [product] = await Promise.all([startProduct(settings), opening]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await folder?.remove();
});

/** Stops the product if it still runs, and starts it again on the same folder. */
export async function restart(changes: Settings = {}, args: string[] = []): Promise<void> {
  await product.stop();
  product = await startProduct({ ...settings, ...changes }, args);
}
