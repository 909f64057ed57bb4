import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser, Page } from 'playwright-core';
import { findings, unfold } from './lines.ts';
import { serveSite } from './site-build.ts';
import { picture, sideScroll } from './visitor.ts';

const dist = resolve(import.meta.dirname, '../../site/dist');
const names = ['Vesta', 'Velvet Rose Creators Management Alliance'];
const widths = [320, 360, 768, 1440, 1920];
const everywhere = (name: string) => ({ en: name, pl: name, de: name, ukr: name, th: name });
const contentOf = (name: string) => ({
  facts: {
    agency: { name, email: `hello@${name.toLowerCase().replaceAll(' ', '-')}.test`, hero: { video: '', picture: '' } },
    offices: [
      { id: 'north', country: 'NO', names: everywhere('Oslo, Norway') },
      { id: 'south', country: 'FR', names: everywhere('Lyon, France') },
    ],
    legalEntity: { name: `${name} AS`, address: ['1 Harbor Street', 'Oslo'], country: 'NO' },
    mark: { viewBox: '-24 -24 48 48', drawing: '<circle r="20" fill="#d0607a"/>' },
    colors: { brand: '#a01030' },
  },
  texts: {},
});

/** As the gateway does: a bundle renders one content, in a thread of its own. */
async function render(name: string, into: string): Promise<void> {
  const bundle = resolve(dist, '.render/render.js');
  const code = `import(${JSON.stringify(bundle)}).then(({ renderSite }) => renderSite(require('node:worker_threads').workerData))`;
  const workerData = { content: contentOf(name), id: `n${name.length}`, into };
  await new Promise((done, failed) =>
    new Worker(code, { eval: true, workerData, env: { NODE_ENV: 'production' } }).on('error', failed).on('exit', done),
  );
}

/** Parts of the header and the footer that lie over each other, reach over the window or cut their words. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const bar of document.querySelectorAll('.site-header, footer')) {
      const parts = [...bar.querySelectorAll<HTMLElement>('a, button, svg, p, li')].filter(
        (part) => part.checkVisibility() && !part.closest('[popover], .sr-only') && !part.matches('.sr-only'),
      );
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        const said = part.textContent?.trim() || part.tagName;
        if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`outside: ${said}`);
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) found.push(`cut: ${said}`);
        for (const other of parts) {
          if (other === part || other.contains(part) || part.contains(other)) continue;
          const next = other.getBoundingClientRect();
          const [x, y] = [
            Math.min(box.right, next.right) - Math.max(box.left, next.left),
            Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top),
          ];
          if (x > 0.5 && y > 0.5)
            found.push(`over each other: ${said} / ${other.textContent?.trim() || other.tagName}`);
        }
      }
    }
    return [...new Set(found)];
  });

let browser: Browser;
beforeAll(async () => void (browser = await startBrowser()));
afterAll(() => browser.close());

describe.each(names)('a site of “%s”', (name) => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let page: Page;
  beforeAll(async () => {
    folder = await mkdtemp(`${tmpdir()}/blue-peony-names-`);
    await render(name, folder);
    site = await serveSite(folder, dist);
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${site.url}/th`);
    await page.evaluate(() => document.fonts.ready);
  });
  afterAll(async () => {
    await page.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  const paths = locales.flatMap(({ prefix }) =>
    ['', '/filming-services', '/privacy', '/help'].map((path) => prefix + path || '/'),
  );
  test.each([...paths, '/how-to-start-onlyfans', '/products/how-to-start-onlyfans'])(
    'holds on %s from 320 to 1920 px: nothing is cut, broken, crowded or wider than the window',
    async (path) => {
      await page.goto(site.url + path);
      await page.evaluate(() => document.fonts.ready);
      await unfold(page);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await picture(page, `names-${name.length}-${path}-${width}`);
        const lines = (await findings(page)).map(({ what, text }) => `${what}: ${text}`);
        const wide = await sideScroll(page);
        for (const each of [...lines, ...(await crowded(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])])
          found.push(`${width} px: ${each}`);
      }
      expect(found).toEqual([]);
    },
  );
});
