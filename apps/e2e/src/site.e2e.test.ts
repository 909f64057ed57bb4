import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { currentPrivacyVersion, dayOf } from '@blue-peony/contracts';
import { startBrowser } from '@blue-peony/test-kit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { anotherAgency } from '@blue-peony/site/another-agency';
import { anotherSite, serveSite } from './site-build.ts';
import { picture, sideScroll } from './visitor.ts';

const longName = anotherAgency.name;

let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Requested addresses outside the site. */
let elsewhere: string[];

beforeAll(async () => {
  site = await serveSite(anotherSite);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  elsewhere = [];
  await context.route(
    (url) => !url.href.startsWith(site.url),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  page = await context.newPage();
});
afterEach(() => context.close());

const width = (value: number) => page.setViewportSize({ width: value, height: 800 });
const banner = () => page.locator('#consent');

describe('a name of 40 characters', () => {
  test.each(['/', '/de', '/how-to-start-onlyfans'])(
    'keeps the header of %s in its rows, is readable in it and in the footer, and leaves no other name on the page',
    async (path) => {
      await page.goto(site.url + path);
      const header = page.locator('.site-header');
      for (const [value, rows] of [
        [320, 64],
        [360, 64],
        [768, 110],
        [1440, 64],
      ] as const) {
        await width(value);
        await picture(page, `long-name${path}-${value}`);
        expect(await header.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(rows);
        expect(await sideScroll(page)).toBe(0);
        for (const name of [header, page.locator('footer')].map((part) =>
          part.getByText(longName, { exact: true }).first(),
        ))
          expect(await name.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
      }
      expect(await page.content()).not.toContain('Blue Peony');
    },
  );
});

describe('consent', () => {
  test('is asked for with refusing beside accepting and nothing ticked; refused, lets nothing out on this page and the next, and asks no more', async () => {
    await page.goto(`${site.url}/pl`);
    expect(await banner().locator('button').allInnerTexts()).toEqual(['Odmów', 'Zgadzam się']);
    expect(await banner().locator('input').count()).toBe(0);
    await banner().getByRole('button', { name: 'Odmów' }).click();
    expect(await banner().isVisible()).toBe(false);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    expect(await banner().isVisible()).toBe(false);
    expect(elsewhere).toEqual([]);
  });

  test('can be taken back from the footer', async () => {
    await page.goto(site.url);
    await banner().getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => 'fbq' in window);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await banner().getByRole('button', { name: 'Refuse' }).click();
    await page.waitForFunction(() =>
      (window as unknown as { fbq: { queue: string[][] } }).fbq.queue.some(
        ([name, what]) => name === 'consent' && what === 'revoke',
      ),
    );
    elsewhere = [];
    await page.goto(`${site.url}/de`, { waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
  });
});

describe('the navigation', () => {
  /** Scrolls, and waits for the event and until no transition of the header runs any more. @returns its edges */
  const scroll = (to: number) =>
    page.evaluate(async (top) => {
      const header = document.querySelector('.site-header')!;
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(header.getAnimations({ subtree: true }).map(({ finished }) => finished));
      const { top: from, bottom: to } = header.getBoundingClientRect();
      return { from, to };
    }, to);

  test.each([
    ['/', 1440, true],
    ['/', 360, false],
    ['/th', 360, false],
    ['/ukr', 800, true],
    ['/pl', 360, true],
    ['/de', 360, true],
  ])('on %s at %i px hides on the way down: %s', async (path, at, hides) => {
    await width(at);
    await page.goto(site.url + path);
    expect((await scroll(90)).from).toBe(0);
    expect((await scroll(600)).to <= 0).toBe(hides);
    expect((await scroll(500)).from).toBe(0);
  });

  test('leads everywhere in the visitor’s language', async () => {
    await page.goto(`${site.url}/pl`);
    const links = await page
      .locator('header nav')
      .first()
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual([
      '/pl#mission',
      '/pl#challenges',
      '/pl#testimonials',
      '/pl#plans',
      '/pl#faq',
      '/pl/how-to-start-onlyfans',
      '/pl/filming-services',
    ]);
  });

  test('lists the other languages and closes on a tap beside it', async () => {
    await page.goto(`${site.url}/ukr`);
    const menu = page.locator('#languages');
    await page.getByRole('button', { name: /Мова/ }).click();
    expect(await menu.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
      '/',
      '/de',
      '/pl',
      '/th',
    ]);
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.click(300, 500);
    expect(await menu.isVisible()).toBe(false);
  });

  test('folds into a menu below 768 px that opens and closes', async () => {
    await width(767);
    await page.goto(site.url);
    await banner().getByRole('button', { name: 'Refuse' }).click();
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await toggle.click();
    expect(await page.locator('#menu').isVisible()).toBe(false);
    await width(768);
    expect(await toggle.isVisible()).toBe(false);
    expect(await page.locator('header nav').first().isVisible()).toBe(true);
  });

  test.each([
    ['/', 'home'],
    ['/th', 'home'],
    ['/how-to-start-onlyfans', 'guide'],
    ['/order/1/success', 'guide'],
    ['/assessment', 'default'],
    ['/nowhere', 'default'],
  ])('carries on %s the %s logo', async (path, logo) => {
    // Checked in the served HTML, because an assessment without an application redirects immediately.
    expect(/data-logo="(\w+)"/.exec(await (await fetch(site.url + path)).text())![1]).toBe(logo);
  });
});

describe('a page that sleeps', () => {
  test('opens each legal text by its hash, and closes it by its button', async () => {
    await page.goto(`${site.url}/de#terms`);
    const [privacy, terms] = [page.locator('dialog#privacy'), page.locator('dialog#terms')];
    expect([await privacy.isVisible(), await terms.isVisible()]).toEqual([false, true]);
    expect(await terms.innerText()).toContain(dayOf(currentPrivacyVersion).split('-').toReversed().join('.'));
    await terms.getByRole('button', { name: 'Schließen' }).click();
    expect(await terms.isVisible()).toBe(false);
    await page.evaluate(() => (location.hash = 'privacy'));
    await privacy.waitFor({ state: 'visible' });
  });

  test('scrolls to the section of its hash', async () => {
    await page.goto(`${site.url}/#plans`);
    await page.waitForFunction(() => Math.abs(document.querySelector('#plans')!.getBoundingClientRect().top) < 120);
  });

  test('scrolls to a section that is asked for before the page below the first screen is laid out', async () => {
    await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
    await width(360);
    await page.goto(site.url);
    const heightOf = (id: string) => page.locator(id).evaluate((section) => section.clientHeight);
    const held = await heightOf('#comparison');
    await page.locator('#home a[href="/#apply"]').first().click();
    expect(await heightOf('#comparison')).not.toBe(held);
    const near = () => Math.abs(document.querySelector('#apply')!.getBoundingClientRect().top) < 120;
    await page.waitForFunction(near, undefined, { polling: 100 });
  });

  test('shows a tooltip after 700 ms under the mouse, and the next one at once', async () => {
    await page.goto(site.url);
    await banner().getByRole('button', { name: 'Refuse' }).click();
    const tip = page.locator('.tooltip');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: /Language/ }).hover();
    await page.clock.runFor(699);
    expect(await tip.isVisible()).toBe(false);
    await page.clock.runFor(1);
    expect(await tip.innerText()).toBe('Language');
    await page.getByRole('button', { name: 'Pause the animation' }).hover();
    await page.clock.runFor(1);
    expect(await tip.innerText()).toBe('Pause the animation');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });

  test('lets its moving picture be stopped', async () => {
    await page.goto(site.url);
    const pause = page.getByRole('button', { name: 'Pause the animation' });
    await pause.click();
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    await page.waitForFunction(() => document.querySelector('video')!.paused);
  });
});
