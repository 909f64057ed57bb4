import { beforeAll, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import type { Page } from 'playwright-core';
import { matrix } from './matrix.ts';
import { isTranslated, pages } from './page-list.ts';
import { browser, product } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit, waitForFonts } from './visitor.ts';

/** Pages with a secret part in their address, and one that does not exist. */
const others = [
  '/order/00000000-0000-4000-8000-000000000000/success',
  '/ukr/order/00000000-0000-4000-8000-000000000000/success',
  '/downloads-nothing-here',
  '/pl/no-such-page',
];

const sizes = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

const url = (path: string) => product.siteUrl + path;

/** One visitor for all pages, so that what they share is loaded once. */
let visitor: Awaited<ReturnType<typeof visit>>;
/** A visitor without JavaScript. */
let still: typeof visitor;
beforeAll(async () => {
  visitor = await visit(browser, 'about:blank', desktop);
  still = await visit(browser, 'about:blank', { ...desktop, javaScriptEnabled: false });
  await waitForFonts(still.page, product.siteUrl);
});

/** A translation has the same elements and pictures: `npm test` opens the landing pages. */
const landings: string[] = locales.map(({ prefix }) => prefix || '/');
const opened = pages.filter((path) => matrix.whole || !isTranslated(path) || landings.includes(path));

test.each([...opened, ...others])(
  '%s passes axe, in the dark scheme too, fits 320 px, and 360 and 1280 with text of twice the size, keeps its navigation on one line on a phone and asks nobody but us',
  async (path) => {
    const { page, hosts, complaints } = visitor;
    complaints.length = 0;
    hosts.clear();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url(path));
    if (matrix.whole) expect(await axeViolations(page)).toEqual([]);
    const all = matrix.whole || !isTranslated(path);
    for (const [width, height] of process.env.SCREENSHOTS ? sizes : [sizes.at(-1)!]) {
      await page.setViewportSize({ width, height });
      if (all) await showAll(page);
      await picture(page, `${path}-${width}`);
    }
    expect(await headerHeight(page)).toBeLessThanOrEqual(64);
    if (all) {
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect([width, await sideScroll(page)]).toEqual([width, 0]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideScroll(page)).toBe(0);
    expect(await headerHeight(page)).toBeLessThanOrEqual(64);
    expect([...hosts]).toEqual([new URL(product.siteUrl).host]);
    if (!others.includes(path)) expect(complaints).toEqual([]);
  },
);

test.each(matrix.whole ? [...landings, '/how-to-start-onlyfans', '/filming-services'] : ['/'])(
  '%s tells everything without JavaScript',
  async (path) => {
    const count = (text: string) => text.split(/\s+/).length;
    // Without a script the form is on a page of its own.
    const words = async (page: Page) =>
      count(await page.locator('main').innerText()) - count((await page.locator('#apply').allInnerTexts()).join(''));
    for (const { page } of [visitor, still]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      // With a hash the page is laid out at once, and all of it has words.
      await page.goto(`${url(path)}#main`);
    }
    expect(await words(still.page)).toBeGreaterThan(0.95 * (await words(visitor.page)));
    if (await still.page.locator('#apply form').count())
      expect(await still.page.locator('#apply noscript').count()).toBeGreaterThan(0);
  },
);

const asked = [
  ['who', '#mission', /middle-aged/],
  ['cost', '#plans', /commission/],
  ['photos', '#private-page', /Removed from every photo/],
  ['next', '#apply', /24 hours/],
] as const;

test.each(landings)(
  '%s leads on a phone from its first screens to the form, and in one tap to the team, the costs, the use of photos and the next steps',
  async (path) => {
    const { page } = still;
    const bottomAt = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return page.locator('#home h1 ~ div a[href$="#apply"]').evaluate((link) => link.getBoundingClientRect().bottom);
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(url(path));
    const formAt = await page.locator('#apply').evaluate(async (form) => {
      await document.fonts.ready;
      return form.getBoundingClientRect().top + scrollY;
    });
    expect(formAt / 740).toBeLessThanOrEqual(8);
    const links = await page.locator('.hero-questions a').all();
    const rows = await Promise.all(
      links.map(async (link, index) => {
        const bottom = await link.evaluate((at) => at.getBoundingClientRect().bottom + scrollY);
        const section = (await link.getAttribute('href'))!;
        const answer = await page.locator(section).innerText();
        const shown = path === '/' ? asked[index]![2].test(answer) : answer.length > 100;
        return [asked[index]![0], section, bottom <= 2 * 740 ? 'one tap' : 'farther', shown];
      }),
    );
    expect(rows).toEqual(asked.map(([question, section]) => [question, section, 'one tap', true]));
    // The call to action is on the first screen, upright and on its side.
    expect(await bottomAt(360, 640)).toBeLessThanOrEqual(520);
    expect(await bottomAt(740, 360)).toBeLessThanOrEqual(360);
  },
);

test.each([
  ['/pl', '/'],
  ['/de', '/'],
  ['/ukr', '/'],
  ['/th', '/'],
  ['/pl/privacy', '/privacy'],
  ['/de/terms', '/terms'],
])('%s has no sentence of %s left in English', async (translated, english) => {
  const [there, here] = [await sentences(english), await sentences(translated)];
  expect([...here].filter((line) => there.has(line))).toEqual([]);
});

test('a tap on a page that still sleeps is not lost', async () => {
  const { page, context } = await visit(browser, url('/'), phone);
  await page.getByText('What does it cost to start?').tap();
  await page.locator('details[open]', { hasText: 'What does it cost to start?' }).waitFor();
  await context.close();
});

test('everything on the landing page can be reached with the keyboard, and shows that it is', async () => {
  const { page, context } = await visit(browser, url('/'), desktop);
  const seen = new Set<string>();
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const focused = (await page.evaluate(
      `(() => { const e = document.activeElement; const s = getComputedStyle(e);
         return { tag: e.tagName, name: e.getAttribute('name') ?? '', ring: s.outlineStyle !== 'none' || s.boxShadow !== 'none' } })()`,
    )) as { tag: string; name: string; ring: boolean };
    if (focused.tag === 'BODY') break;
    expect(focused).toMatchObject({ ring: true });
    seen.add(focused.name || focused.tag);
  }
  for (const name of [
    'name',
    'email',
    'whatsapp',
    'onlyfans_monthly_earnings',
    'message',
    'age_confirmed',
    'SUMMARY',
    'A',
  ])
    expect(seen).toContain(name);
  await context.close();
});

const told = new Map<string, Set<string>>();
/** The longer lines of a page, without JavaScript. */
async function sentences(path: string): Promise<Set<string>> {
  const { page } = still;
  if (!told.has(path)) {
    await page.goto(url(path));
    const text = (await page.evaluate('document.body.textContent.replace(/<[^>]*>/g, " ")')) as string;
    const own = ((await page.locator('body').allInnerTexts())[0] ?? text).split('\n');
    told.set(path, new Set(own.map((line) => line.trim()).filter((line) => line.split(' ').length >= 4)));
  }
  return told.get(path)!;
}

const headerHeight = (page: Page) => page.evaluate(() => document.querySelector('.site-header')?.clientHeight ?? 0);

/**
 * Shows the page in a window as high as it is, until all pictures are there. It does not scroll, because now and then the
 * compositor of a busy Chromium stops for good while it does: no frame comes any more, and no other page is opened.
 */
async function showAll(page: Page) {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    const missing = [...document.images].filter(({ complete }) => !complete);
    const settled = (image: HTMLImageElement) =>
      new Promise((done) => ['load', 'error'].forEach((event) => image.addEventListener(event, done)));
    return Promise.all(missing.map(settled));
  });
  await page.setViewportSize({ width, height });
}
