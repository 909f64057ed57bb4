import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { startNginx } from './nginx.ts';
import { browser, product, startWith } from './started.ts';
import { axeViolations, desktop, phone, sideScroll, visit } from './visitor.ts';

const order = '01890a5d-ac96-774b-bcce-b302099a8057';
const words = {
  en: 'Test shop, no money moves',
  pl: 'Sklep testowy: nie pobieramy pieniędzy',
  de: 'Test-Shop: Es wird kein Geld abgebucht',
  uk: 'Тестовий магазин: гроші не списуються',
  th: 'ร้านค้าทดสอบ ไม่มีการเก็บเงินจริง',
};
const prefixes = { en: '', pl: '/pl', de: '/de', uk: '/ukr', th: '/th' };

let nginx: Awaited<ReturnType<typeof startNginx>>;
startWith({
  async settings() {
    const [port] = await freePorts(1);
    return { PORT: String(port), PUBLIC_URL: `http://shop.test:${port}`, CHECKOUT_PROVIDER: 'sandbox' };
  },
});
beforeAll(async () => {
  nginx = await startNginx({ gatewayUrl: `http://127.0.0.1:${new URL(product.siteUrl).port}` });
});
afterAll(() => nginx?.stop());

/** All pages that sell something or show an order, by language. */
const shopPages = (downloads: string): [tag: keyof typeof words, path: string][] => [
  ['en', '/products/how-to-start-onlyfans'],
  ['de', '/de/products/how-to-start-onlyfans'],
  ['en', '/eu/filming-services'],
  ...(Object.keys(words) as (keyof typeof words)[]).flatMap((tag): [keyof typeof words, string][] => {
    const prefix = prefixes[tag];
    return [
      [tag, `${prefix}/filming-services`],
      [tag, `${prefix}/filming-success`],
      [tag, `${prefix}/order/${order}/success`],
      [tag, prefix + downloads],
    ];
  }),
];

/** The visible notice above the page; empty when there is none. */
const said = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const notice = document.querySelector('.test-shop');
    const { content, position, top, height } = getComputedStyle(notice ?? document.body, '::before');
    return content === 'none' || position !== 'fixed' || top !== '0px' || height !== '32px' ? '' : JSON.parse(content);
  })()`);
/** Opens a page and waits for the shop's notice. */
async function open(page: Page, url: string): Promise<number> {
  const [answer] = await Promise.all([page.goto(url), page.waitForResponse('**/api/shop.css')]);
  return answer!.status();
}

test.each([
  ['gateway', 'with', true],
  ['nginx', 'without', false],
])(
  'every page that sells or shows an order says that the shop is a test: from the %s, %s a script',
  async (by, _, javaScriptEnabled) => {
    const base = by === 'nginx' ? nginx.url : product.siteUrl;
    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const page = await context.newPage();
    // Both give the same pages (nginx.e2e.test.ts), so those of one language are enough the second time.
    const pages = shopPages(new URL(product.downloadsUrl).pathname);
    for (const [tag, path] of by === 'nginx' ? pages.filter(([of]) => of === 'en') : pages) {
      const status = await open(page, base + path);
      expect([path, status, await said(page)]).toEqual([path, 200, words[tag]]);
    }
    await context.close();
  },
);

test.each([
  ['phone', phone],
  ['desktop', desktop],
])("a test shop's words push the page down on a %s and hide nothing of it", async (_, options) => {
  const { page, context, complaints } = await visit(browser, `${product.siteUrl}/pl/filming-services`, options);
  await page.waitForLoadState('networkidle');
  expect(await said(page)).toBe(words.pl);
  const header = page.locator('.site-header');
  expect((await header.boundingBox())!.y).toBe(32);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  await page
    .getByRole('row', { name: /3 godz/ })
    .getByRole('link')
    .click();
  await page.locator('[data-pay]').click();
  await page.waitForURL('**/sandbox-checkout/*');
  await page.getByText(words.pl).waitFor();
  // Browsers log this for every page without https.
  expect(complaints.filter((complaint) => !complaint.includes("the URL's origin was untrustworthy"))).toEqual([]);
  await context.close();
});
