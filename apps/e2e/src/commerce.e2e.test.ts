import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { goTo, signIn } from './desk.ts';
import { expectGuideEpub, expectGuidePdf } from './guide-files.ts';
import { mailsArrived, mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, hold, phone, picture, sideScroll, visit } from './visitor.ts';

const staff = 'staff@blue-peony.example';

const mails = (to: string, count: number) => mailsArrived(dataDir, count, 30_000, to);
const mail = (to: string, subject: RegExp) => mailTo(dataDir, to, subject);
/** The link of a mail to a buyer: a page, with the secret that opens it. */
const linkIn = (text: string | undefined) => /http:\S+/.exec(text ?? '')![0];
/** The order's page without its secret. */
const addressIn = (text: string | undefined) => linkIn(text).replace(/#[\w-]{32}$/, '');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes from a page's buy button through the step before paying to the sandbox's page. */
async function toCheckout(path: string, button: (page: Page) => Locator, options = phone) {
  const visitor = await visit(browser, product.siteUrl + path, options);
  await button(visitor.page).click();
  await visitor.page.locator('[data-pay]').click();
  await visitor.page.waitForURL('**/sandbox-checkout/*');
  return visitor;
}

const toGuideCheckout = () =>
  toCheckout('/products/how-to-start-onlyfans', (page) => page.getByRole('link', { name: 'Get the guide' }).first());

/** @param way one of the buttons of the sandbox's page */
async function pay(page: Page, email: string, way = 'pay') {
  await page.getByLabel('Email for your receipt').fill(email);
  if (way !== 'pay') await page.getByText('Payments that match no order').click();
  await page.locator(`button[value=${way}]`).click();
}

/** Taps a download, which opens a new tab. */
async function save(context: BrowserContext, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([context.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

test('a guide travels from its sales page over payment and mail to two files that open', async () => {
  const { page, context, complaints, hosts } = await toGuideCheckout();
  await pay(page, 'ada@reader.example');
  await page.waitForURL('**/order/*/success');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  for (const format of ['PDF', 'EPUB']) {
    const { y, height } = (await page.getByRole('link', { name: `Download the ${format}` }).boundingBox())!;
    expect([format, y + height <= phone.viewport!.height]).toEqual([format, true]);
  }

  const [receipt, ...more] = await mails('ada@reader.example', 1);
  const reference = await page.getByRole('definition').first().innerText();
  expect([receipt!.subject, more]).toEqual([`Your receipt, and your files (${reference})`, []]);
  expect(addressIn(receipt!.text)).toBe(order);
  expect(receipt!.html).toContain(`href="${linkIn(receipt!.text)}"`);

  await expectGuidePdf(await save(context, page.getByRole('link', { name: /Download the PDF/ })), reference);
  await expectGuideEpub(await save(context, page.getByRole('link', { name: /Download the EPUB/ })), reference);
  // Without a reload.
  await page.getByText('1/5 downloads used').nth(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideScroll(page)).toBe(0);
  expect([complaints, [...hosts]]).toEqual([[], [new URL(product.siteUrl).host]]);
  await context.close();
});

const sales = '/products/how-to-start-onlyfans';
test.each([
  [360, 640],
  [1366, 768],
])('the price and the way to pay stand on the first screen of %i x %i', async (width, height) => {
  const { page, context } = await visit(browser, product.siteUrl + sales, { viewport: { width, height } });
  for (const part of [page.getByText('$6.99'), page.getByRole('link', { name: 'Get the guide' })]) {
    const { y, height: tall } = (await part.first().boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(height);
  }
  await page.getByText('The book is in English.').waitFor();
  await context.close();
});

test('a page of the book weighs nothing before she comes to it, and Tab leafs through all eight', async () => {
  const { page, context } = await visit(browser, product.siteUrl + sales, phone);
  const leaves = page.locator('.leaf img');
  const loaded = await leaves.evaluateAll((all) => all.filter((leaf) => (leaf as HTMLImageElement).naturalWidth > 0));
  expect([await leaves.count(), loaded]).toEqual([8, []]);
  await page.locator('.leaf').first().focus();
  for (let press = 1; press < 8; press += 1) await page.keyboard.press('Tab');
  await leaves.last().evaluate((leaf: HTMLImageElement) => leaf.decode());
  await page.waitForFunction(() => {
    const { left, right } = document.activeElement!.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});

test('on a phone a buy button stays in reach along the whole page, and a cold double tap makes one order', async () => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const release = await hold(page);
  let checkouts = 0;
  page.on('request', (request) => void (checkouts += Number(request.url().endsWith('/api/checkouts'))));
  await page.goto(product.siteUrl + sales);
  const inReach = () =>
    page.evaluate(`[...document.querySelectorAll('[data-checkout]')].some((link) => {
      const { top, bottom, height } = link.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    })`);
  for (const title of ['What You’ll Learn Inside', 'Four frameworks with worksheets', 'What readers say']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    expect([title, await inReach()]).toEqual([title, true]);
  }
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await page.getByRole('link', { name: 'Get the guide' }).first().dblclick();
  release();
  await page.locator('[data-pay]').dblclick();
  await page.waitForURL('**/sandbox-checkout/*');
  expect(checkouts).toBe(1);
  await context.close();
});

test('a session booked on the Polish page is confirmed in Polish, to the buyer and to staff', async () => {
  const row = (page: Page) => page.getByRole('row', { name: /3 godz/ }).getByRole('link');
  const { page, context, complaints } = await toCheckout('/pl/filming-services', row, desktop);
  expect(await page.getByRole('main').innerText()).toMatch(/zł\s168/);
  await pay(page, 'ola@tworca.example');
  await page.waitForURL('**/pl/filming-success?order=*');
  await heading(page, 'Gratulacje! Twoja sesja nagraniowa została zarezerwowana');
  await page.getByText('Płatność potwierdzona').waitFor();

  const [receipt] = await mails('ola@tworca.example', 1);
  expect(receipt!.subject).toMatch(/^Twoja sesja jest zarezerwowana \([\dA-F]{5}-[\dA-F]{5}\)$/);
  expect(addressIn(receipt!.text)).toBe(page.url());
  expect(receipt!.text).toMatch(/Kwota: 168\szł/);
  const [booked] = await mails(staff, 1);
  expect(booked!.subject).toBe('Session booked: 3 h');
  expect(booked!.text).toContain('ola@tworca.example');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a buyer with a broken address of a file has the links mailed from the page that says so', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'cut@reader.example');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  const link = await page.getByRole('link', { name: /Download the PDF/ }).getAttribute('href');
  const answer = await page.goto(new URL(link!.slice(0, -5), order).href);
  expect(answer!.status()).toBe(404);
  await heading(page, 'This link leads nowhere');
  await page.getByLabel('Your email address').fill('CUT@reader.example');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send my links' }).click();
  await heading(page, 'Check your inbox');
  expect(addressIn((await mail('cut@reader.example', /^Your fresh download links/)).text)).toBe(order);
  await context.close();
});

test('an id that lies about opens nothing; the page has the link mailed, and a phone elsewhere opens it', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'leaked@reader.example');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  await context.close();
  const { page: stranger, context: elsewhere } = await visit(browser, 'about:blank', phone);
  for (const { prefix, tag } of locales) {
    const { origin, pathname } = new URL(order);
    await stranger.goto(origin + prefix + pathname);
    await stranger.locator('#links-address').waitFor();
    expect(await stranger.getByRole('main').innerText()).not.toContain('leaked@reader.example');
    expect(await stranger.locator('main a[href^="/functions/"]').count()).toBe(0);
    expect([await axeViolations(stranger), await sideScroll(stranger), tag]).toEqual([[], 0, tag]);
  }
  await elsewhere.close();
  const { page: lost, context: other } = await visit(browser, order, desktop);
  await lost.getByLabel('Your email address').fill('leaked@reader.example');
  await lost.getByRole('button', { name: 'Send my links' }).click();
  const fresh = (await mails('leaked@reader.example', 2)).at(-1);
  await lost.goto(linkIn(fresh!.text));
  await heading(lost, 'Thank You for Your Purchase!');
  await lost.reload();
  await heading(lost, 'Thank You for Your Purchase!');
  expect(lost.url()).toBe(order);
  await other.close();
});

test('the address of the hidden page leads to the files, and any other like it to 404', async () => {
  const { page, context } = await visit(browser, product.downloadsUrl, phone);
  await heading(page, 'Thank you! Your guide is ready.');
  await expectGuideEpub(await save(context, page.getByRole('link', { name: /^Download EPUB/ })));
  const other = product.downloadsUrl.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const answer = await page.goto(other);
  expect(answer!.status()).toBe(404);
  await heading(page, 'Oops! Page not found');
  await context.close();
});

let desk: Page;
/** The desk of the owner. */
beforeAll(async () => {
  ({ page: desk } = await visit(browser, `${product.siteUrl}/admin`, desktop));
  await signIn(desk, product.staff);
  await desk.getByRole('navigation', { name: 'Desk' }).waitFor();
});

/** On a small phone and on a desktop: no axe violations, no horizontal scrolling. */
async function expectSound(name: string): Promise<void> {
  for (const width of [320, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect([name, width, await sideScroll(desk), await axeViolations(desk)]).toEqual([name, width, 0, []]);
    await picture(desk, `${name}-${width}`);
  }
}

/** Waits for the result of a call, and confirms the password when the desk asks for it. */
async function shown(words: string): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: 'Confirm that it is you' });
  const done = desk.getByText(words, { exact: true }).first();
  await done.or(dialog).first().waitFor();
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Password').fill(product.staff.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  }
  await done.waitFor();
}

test('a payment a cent short is told to buyer and staff, and delivered once staff accept it', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'short@reader.example', 'pay-less');
  await heading(page, 'Your payment needs a closer look');
  expect((await mail('short@reader.example', /We are checking your payment/)).text).toContain('$6.98');
  const toStaff = await mail(staff, /A payment is waiting for your decision/);
  await desk.goto(linkIn(toStaff.text));
  await desk.getByText('1 payment waits for a decision.').waitFor();
  await expectSound('money');
  await desk.getByRole('button', { name: 'Accept: short@reader.example' }).click();
  await desk.getByRole('dialog').waitFor();
  await expectSound('money-accept');
  await desk.getByRole('button', { name: 'Accept and deliver' }).click();
  await desk.getByText('Accepted. The buyer gets the receipt.').waitFor();
  await page.goto(linkIn((await mail('short@reader.example', /Your receipt/)).text));
  await heading(page, 'Thank You for Your Purchase!');
  await context.close();
});

test('a receipt that went to a wrong address is sent to the right one, where alone the order opens', async () => {
  const wrong = await toGuideCheckout();
  await pay(wrong.page, 'tpyo@reader.example');
  await heading(wrong.page, 'Thank You for Your Purchase!');
  const before = linkIn((await mail('tpyo@reader.example', /Your receipt/)).text);
  await wrong.context.close();

  await goTo(desk, 'Orders');
  await desk.getByLabel('Search').fill('tpyo');
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: /^tpyo@reader.example/ }).click();
  await desk.getByRole('button', { name: 'Change the address' }).click();
  await desk.getByLabel('Correct address').fill('typo@reader.example');
  await desk.getByRole('button', { name: 'Change and email' }).click();
  await desk.getByText('Both addresses are told.').waitFor();

  const told = await mail('tpyo@reader.example', /new address/);
  expect(told.text).not.toMatch(/typo@|\/order\//);
  const receipt = linkIn((await mail('typo@reader.example', /Your receipt/)).text);
  const right = await visit(browser, receipt, phone);
  await heading(right.page, 'Thank You for Your Purchase!');
  await right.context.close();
  const stranger = await visit(browser, before, phone);
  await heading(stranger.page, 'This order is paid');
  expect(await stranger.page.getByText('typo@reader.example').count()).toBe(0);
  await stranger.context.close();

  await desk.reload();
  await desk.getByText(/Email about the other address to the address before: sent/).waitFor();
  await expectSound('order-history');
});

test('an owner returns the money of an order from the desk, and the history has the mail about it', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'back@reader.example');
  await mail('back@reader.example', /Your receipt/);
  await context.close();
  await desk.goto(`${product.siteUrl}/admin/orders?q=back%40reader`);
  await desk.getByRole('link', { name: /^back@reader.example/ }).click();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByRole('button', { name: 'Refund it' }).click();
  await shown('Refunded');
  await mail('back@reader.example', /Your payment has been refunded/);
  await desk.getByText(/Email about the refund to the buyer: sent/).waitFor();
});
