import { tool } from '@blue-peony/test-kit';
import { launch, type ElementHandle } from 'puppeteer-core';
import { emptyFolder } from '../product.ts';
import type { Driver } from './engine.ts';

/** Firefox without windows, over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const folder = await emptyFolder();
  const browser = await launch({
    browser: 'firefox',
    executablePath: tool('FIREFOX_PATH'),
    extraPrefsFirefox: {
      'browser.download.dir': folder.path,
      'browser.download.folderList': 2,
      // A PDF is stored, as on a phone, instead of shown.
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
      'pdfjs.disabled': true,
    },
  });
  const page = await browser.newPage();
  const on = (selector: string) => (selector.startsWith('/') ? `::-p-xpath(${selector})` : selector);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: (selector) => page.click(on(selector)),
    fill: (selector, text) => page.type(on(selector), text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    upload: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error('It is not there');
      await input.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    downloads: folder.path,
    async close() {
      await browser.close();
      await folder.remove();
    },
  };
}
