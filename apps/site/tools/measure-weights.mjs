// Weighs every page as a browser loads it from the built product, and writes the table of the README:
// node tools/measure-weights.mjs
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { chromiumFlags, chromiumPath, startProduct, writeTable } from './product.mjs';

const manifest = JSON.parse(await readFile(new URL('../dist/manifest.json', import.meta.url), 'utf8'));
const paths = Object.keys(manifest.routes).filter((path) => !/\.\w+$/.test(path));
const kilo = (bytes) => (bytes / 1000).toFixed(1);
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
try {
  const rows = [];
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const loaded = { script: 0, font: 0, html: 0, requests: 0 };
    const pending = [];
    const weigh = async (response) => {
      const type = response.request().resourceType();
      loaded.requests += 1;
      if (response.status() !== 200 || !['script', 'font', 'document'].includes(type)) return;
      const body = await response.body();
      if (type === 'font') loaded.font += body.length;
      if (type === 'script') loaded.script += gzipped(body);
      if (type === 'document') loaded.html += gzipped(body);
    };
    page.on('response', (response) => pending.push(weigh(response)));
    const settle = async () => {
      await page.waitForLoadState('networkidle');
      await Promise.all(pending);
    };
    await page.goto(product.url + path, { waitUntil: 'load' });
    await settle();
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script[type=module]:not([src])')].map(({ textContent }) => textContent).join(''),
    );
    const before = { ...loaded };
    // Scrolls down the whole page and touches everything that wakes React.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 20));
      }
      for (const island of document.querySelectorAll('[data-wake]'))
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.waitForTimeout(2000);
    await settle();
    const first = gzipped(Buffer.from(inline));
    rows.push([
      `\`${path}\``,
      ...[before.html, first + before.script, first + loaded.script, before.font].map(kilo),
      before.requests,
    ]);
    page.removeAllListeners('response');
    await page.close();
  }
  await writeTable('weights', [
    ['Page', 'HTML with styles', 'Script before a touch', 'Script awake', 'Fonts, first view', 'Requests, first view'],
    ...rows,
  ]);
} finally {
  await browser.close();
  await product.stop();
}
