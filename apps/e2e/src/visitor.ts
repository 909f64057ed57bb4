import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

// Drawing what moves takes half of the processor time of a page; `site.e2e` and the three engines see it move.
const still = { reducedMotion: 'reduce' } as const;
export const phone: BrowserContextOptions = {
  ...still,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { ...still, viewport: { width: 1440, height: 900 } };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const visits: { page: Page; complaints: string[] }[] = [];
/** For the runner, when a test fails. */
const tellPages = () =>
  visits
    .filter(({ page }) => !page.isClosed())
    .forEach(({ page, complaints }) => console.error(page.url(), complaints));
Object.assign(globalThis, { tellPages });

/**
 * A page of a new visitor, with the browser's errors and all requested hosts. `SLOW=4` shows what fails by chance on a
 * busy machine: scripts take four times as long.
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (process.env.SLOW) await slowProcessor(page, Number(process.env.SLOW));
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  visits.push({ page, complaints });
  await page.goto(url);
  return { page, context, complaints, hosts };
}

/** Fills in all required fields of the application form and one optional one; step by step if it has steps. */
export async function fillForm(page: Page, email: string) {
  const steps = [
    { name: 'Ada Peony', email },
    { country: 'Poland', city: 'Warsaw', whatsapp: '+48 600 700 800' },
    { instagram: '@ada' },
  ];
  for (const values of steps) {
    for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
    if ('instagram' in values) await page.locator('[name=onlyfans_monthly_earnings]').selectOption('$100-$10000');
    await toStep(page, 'next');
  }
  await page.locator('[name=age_confirmed]').check();
  await page.locator('[name=privacy_version]').check();
}

/** Goes to the form's next or previous step, if it has steps. */
export async function toStep(page: Page, where: 'next' | 'back') {
  const button = page.locator(`[data-act=${where}]:visible`);
  if (await button.count()) await button.click();
}

/**
 * Lets the pages of a site wait for their fonts. Thai ones are shown only when they are there at once, for which a busy
 * machine is too late.
 */
export const waitForFonts = (page: Page, siteUrl: string) =>
  page.route(`${siteUrl}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // The policy knows the styles by their digests.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    return route.fulfill({ status: response.status(), headers, body });
  });

/** Throttles network and CPU like a cheap phone with a mobile connection. */
export async function slowDown(page: Page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await slowProcessor(page, 4);
}

async function slowProcessor(page: Page, rate: number) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Delays the loading of React. @returns a function that releases it */
export async function hold(page: Page) {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resolves when React has hydrated the application form. */
export const awake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__react')));

/**
 * The axe violations of all rules, or of these, as rule and element. axe is injected by the debugger, which ignores the content security policy.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  // Only what fails is asked for; otherwise axe describes what passes as well.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );
}

/** Saves a screenshot of the whole page into the folder `SCREENSHOTS`, if set. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
}

/**
 * Resolves when the site has laid out every section, because axe measures boxes that hold still, and when no color
 * transition is running, because a newly enabled button has too little contrast during it.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html:is(:not([data-script]), [data-laid-out])', { state: 'attached' });
  await page.evaluate(
    `Promise.allSettled(document.getAnimations().filter((moves) => moves instanceof CSSTransition).map(({ finished }) => finished))`,
  );
}

/** CSS pixels by which the page is wider than its window. */
export const sideScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
