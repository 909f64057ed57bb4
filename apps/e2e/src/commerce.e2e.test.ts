import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { agency, checkoutFallbacks } from '@blue-peony/agency';
import { locales, type Order } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expectGuideEpub, expectGuidePdf } from './guide-files.ts';
import { mailsArrived } from './mails.ts';
import { dataFolder, startProduct } from './product.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, hold, phone, sideScroll, visit } from './visitor.ts';

const staff = 'staff@blue-peony.example';

const mails = (to: string, count: number) => mailsArrived(dataDir, count, 30_000, to);
/** The link of a mail to a buyer: a page, with the secret that opens it. */
const linkIn = (text: string | undefined) => /http:\S+/.exec(text ?? '')![0];
/** The order's page without its secret. */
const addressIn = (text: string | undefined) => linkIn(text).replace(/#[\w-]{32}$/, '');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const orderIdOf = (page: Page) => /[0-9a-f-]{36}/.exec(page.url())![0];

/** Waits until the service knows the result of an order's payment. */
async function settled(orderId: string, status: Order['status']): Promise<void> {
  const ask = async () => (await (await fetch(`${product.siteUrl}/api/orders/${orderId}`)).json()) as Order;
  for (let left = 200; (await ask()).status !== status; left--) {
    if (left === 0) throw new Error(`The order did not become ${status}`);
    await sleep(100);
  }
}

/** Goes from a page's buy button to the sandbox's page. */
async function toCheckout(path: string, button: (page: Page) => Locator, options = phone) {
  const visitor = await visit(browser, product.siteUrl + path, options);
  await button(visitor.page).click();
  await visitor.page.waitForURL('**/sandbox-checkout/*');
  return visitor;
}

const toGuideCheckout = (options = phone) =>
  toCheckout(
    '/products/how-to-start-onlyfans',
    (page) => page.getByRole('link', { name: 'Get the guide' }).first(),
    options,
  );

async function pay(page: Page, email: string, action: 'pay' | 'pay-late' | 'pay-and-stay' = 'pay') {
  await page.getByLabel('Email for your receipt').fill(email);
  if (action !== 'pay') await page.getByText('Other ways this can end').click();
  await page.locator(`button[value=${action}]`).click();
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

test('a payment that is declined and then comes late is followed by the open order page', async () => {
  const { page, context } = await toGuideCheckout();
  await page.getByText('Other ways this can end').click();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await heading(page, 'The card was declined');
  await pay(page, 'late@reader.example', 'pay-late');
  await heading(page, 'Waiting for your payment');
  expect(await mails('late@reader.example', 1).then(() => page.getByText('Thank You').isVisible())).toBe(false);
  await heading(page, 'Thank You for Your Purchase!');
  await context.close();
});

test('a buyer who pays and never comes back finds the order by the mail', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'gone@reader.example', 'pay-and-stay');
  await heading(page, 'Payment received');
  await context.close();
  const [receipt] = await mails('gone@reader.example', 1);
  const later = await visit(browser, linkIn(receipt!.text), desktop);
  await heading(later.page, 'Thank You for Your Purchase!');
  expect(later.page.url()).toBe(addressIn(receipt!.text));
  expect(await later.page.getByRole('link', { name: /^Download the/ }).count()).toBe(3);
  await later.context.close();
});

test('a refund ends the links, and the order page says so', async () => {
  const { page, context } = await toGuideCheckout();
  const checkout = page.url();
  await pay(page, 'back@reader.example');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  const file = await page.getByRole('link', { name: /Download the PDF/ }).getAttribute('href');

  await page.goto(checkout);
  await page.getByRole('button', { name: 'Refund it' }).click();
  await heading(page, 'Payment refunded');
  const refund = (await mails('back@reader.example', 2)).at(-1);
  expect(refund!.subject).toMatch(/^Your payment has been refunded/);
  await page.goto(order);
  await heading(page, 'This order was refunded');
  expect(await page.getByRole('link', { name: /^Download the/ }).count()).toBe(0);
  const ended = await page.goto(new URL(file!, order).href);
  expect([ended!.status(), await page.title()]).toEqual([410, 'This download link has expired · Blue Peony']);
  await context.close();
});

test('a disputed payment is under review in five languages, until the dispute is won or lost', async () => {
  const { page, context } = await toGuideCheckout();
  const checkout = page.url();
  await pay(page, 'disputes@reader.example');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  const file = await page.getByRole('link', { name: /Download the PDF/ }).getAttribute('href');
  const id = orderIdOf(page);
  const act = async (name: string, status: Order['status']) => {
    await page.goto(checkout);
    await page.getByRole('button', { name }).click();
    await settled(id, status);
  };

  await act('Dispute it at the bank', 'disputed');
  for (const [prefix, title, text] of [
    ['', 'This payment is under review', 'The download links are paused'],
    ['/pl', 'Ta płatność jest sprawdzana', 'linki do pobrania są wstrzymane'],
    ['/de', 'Diese Zahlung wird geprüft', 'sind die Download-Links ausgesetzt'],
    ['/ukr', 'Ця оплата на перевірці', 'посилання для завантаження призупинено'],
    ['/th', bindWords('th', 'การชำระเงินนี้อยู่ระหว่างการตรวจสอบ'), 'ลิงก์ดาวน์โหลดจะถูกระงับชั่วคราว'],
  ]) {
    const { origin, pathname } = new URL(order);
    await page.goto(`${origin}${prefix}${pathname}`);
    await heading(page, title!);
    await page.getByRole('main').getByText(text!).waitFor();
    await page.getByRole('main').getByText(agency.email).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sideScroll(page)).toBe(0);
  }
  const paused = await page.goto(new URL(file!, order).href);
  expect([paused!.status(), await page.title()]).toEqual([410, 'This payment is under review · Blue Peony']);
  expect(await page.getByRole('button').count()).toBe(0);

  await act('The shop wins the dispute', 'paid');
  await page.goto(order);
  await heading(page, 'Thank You for Your Purchase!');
  await act('Dispute it at the bank', 'disputed');
  await act('The buyer wins the dispute', 'refunded');
  await page.goto(order);
  await heading(page, 'This order was refunded');
  expect((await mails('disputes@reader.example', 2)).map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Your payment has been refunded/),
    expect.stringMatching(/^Your receipt, and your files/),
  ]);
  await context.close();
});

test('a disputed session is under review in five languages', async () => {
  const { page, context } = await toCheckout('/filming-services', (shop) => shop.locator('[data-checkout]').first());
  const checkout = page.url();
  await pay(page, 'books@creator.example');
  await page.waitForURL('**/filming-success?order=*');
  const booking = page.url();
  const id = orderIdOf(page);
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Dispute it at the bank' }).click();
  await settled(id, 'disputed');
  for (const [prefix, title] of [
    ['', 'The payment for this booking is under review'],
    ['/pl', 'Płatność za tę rezerwację jest sprawdzana'],
    ['/de', 'Die Zahlung für diese Buchung wird geprüft'],
    ['/ukr', 'Оплата за це бронювання на перевірці'],
    ['/th', bindWords('th', 'การชำระเงินสำหรับการจองนี้อยู่ระหว่างการตรวจสอบ')],
  ]) {
    const { origin, pathname, search } = new URL(booking);
    await page.goto(`${origin}${prefix}${pathname}${search}`);
    await heading(page, title!);
    expect(await sideScroll(page)).toBe(0);
  }
  await context.close();
});

describe('a file whose downloads are all used', () => {
  async function usedUp(email: string) {
    const visitor = await toGuideCheckout();
    const { page } = visitor;
    await pay(page, email);
    await heading(page, 'Thank You for Your Purchase!');
    const link = await page.getByRole('link', { name: /Download the EPUB/ }).getAttribute('href');
    const file = new URL(link!, page.url()).href;
    // Five grants, each for three times the file's size.
    for (let left = 15; left > 0; left--) expect((await fetch(file).then(read)).status).toBe(200);
    expect((await fetch(file).then(read)).status).toBe(410);
    return { ...visitor, file };
  }
  const read = async (answer: Response) => (await answer.arrayBuffer(), answer);

  test('is mailed again from the order page, which shows the fresh links', async () => {
    const { page, context } = await usedUp('again@reader.example');
    await page.reload();
    await page.getByText('All downloads of this file have been used.').waitFor();
    await page.getByText('5/5 downloads used').waitFor();
    await page.getByRole('button', { name: 'Send me a fresh link' }).click();
    await page.getByText('Fresh links are on their way to again@reader.example.').waitFor();
    const fresh = (await mails('again@reader.example', 2)).at(-1);
    expect(fresh!.subject).toMatch(/^Your fresh download links/);
    expect(addressIn(fresh!.text)).toBe(page.url());
    await expectGuideEpub(await save(context, page.getByRole('link', { name: /Download the EPUB/ })));
    await context.close();
  });

  test('says so on a readable page that sends the mail as well', async () => {
    const { page, context, file } = await usedUp('page@reader.example');
    const answer = await page.goto(file);
    expect([answer!.status(), answer!.headers()['referrer-policy']]).toEqual([410, 'no-referrer']);
    await heading(page, 'All five downloads have been used');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send me a fresh link' }).click();
    await heading(page, 'Check your inbox');
    const fresh = (await mails('page@reader.example', 2)).at(-1);
    await page.goto(linkIn(fresh!.text));
    await page.getByRole('link', { name: /Download the EPUB/ }).waitFor();
    expect((await fetch(file)).status).toBe(410);
    await context.close();
  });
});

describe('a buyer who has only a broken address left', () => {
  async function bought(email: string) {
    const visitor = await toGuideCheckout();
    await pay(visitor.page, email);
    await heading(visitor.page, 'Thank You for Your Purchase!');
    return { ...visitor, order: visitor.page.url() };
  }
  const ask = async (page: Page, email: string) => {
    await page.getByLabel('Your email address').fill(email);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send my links' }).click();
  };

  test('of a file has the links mailed from the page that says so', async () => {
    const { page, context, order } = await bought('cut@reader.example');
    const link = await page.getByRole('link', { name: /Download the PDF/ }).getAttribute('href');
    const answer = await page.goto(new URL(link!.slice(0, -5), order).href);
    expect(answer!.status()).toBe(404);
    await heading(page, 'This link leads nowhere');
    await ask(page, 'CUT@reader.example');
    await heading(page, 'Check your inbox');
    const mail = (await mails('cut@reader.example', 2)).at(-1);
    expect(mail!.subject).toMatch(/^Your fresh download links/);
    expect(addressIn(mail!.text)).toBe(order);
    await context.close();
  });

  test('of an order has them mailed from the order page', async () => {
    const { page, context, order } = await bought('lost@reader.example');
    await page.goto(order.replace(orderIdOf(page), '01890a5d-ac96-774b-bcce-b302099a8057'));
    await heading(page, 'Order Not Found');
    await ask(page, 'lost@reader.example');
    await page.getByText('your links are on their way to it').waitFor();
    const mail = (await mails('lost@reader.example', 2)).at(-1);
    expect(addressIn(mail!.text)).toBe(order);
    await context.close();
  });
});

test('an id that lies about opens nothing; the page has the link mailed, and a phone elsewhere opens it', async () => {
  const { page, context } = await toGuideCheckout();
  await pay(page, 'leaked@reader.example');
  await heading(page, 'Thank You for Your Purchase!');
  const order = page.url();
  await context.close();
  for (const { prefix, tag } of locales) {
    const { origin, pathname } = new URL(order);
    const stranger = await visit(browser, origin + prefix + pathname, phone);
    await stranger.page.locator('#links-address').waitFor();
    expect(await stranger.page.getByRole('main').innerText()).not.toContain('leaked@reader.example');
    expect(await stranger.page.locator('main a[href^="/functions/"]').count()).toBe(0);
    expect([await axeViolations(stranger.page), await sideScroll(stranger.page), tag]).toEqual([[], 0, tag]);
    await stranger.context.close();
  }
  const { page: lost, context: other } = await visit(browser, order, desktop);
  await lost.getByLabel('Your email address').fill('leaked@reader.example');
  await lost.getByRole('button', { name: 'Send my links' }).click();
  const mail = (await mails('leaked@reader.example', 2)).at(-1);
  await lost.goto(linkIn(mail!.text));
  await heading(lost, 'Thank You for Your Purchase!');
  await lost.reload();
  await heading(lost, 'Thank You for Your Purchase!');
  expect(lost.url()).toBe(order);
  await other.close();
});

test('a checkout that cannot be created leads to the fallback of its page', async () => {
  const other = await dataFolder();
  const broken = await startProduct({ DATA_DIR: other.path, SANDBOX_FAULTS: 'checkout-refused' });
  try {
    for (const [path, fallback] of [
      ['/products/how-to-start-onlyfans', checkoutFallbacks['digital-guide']],
      ['/th/filming-services', checkoutFallbacks['teasing-content'].th],
    ] as const) {
      const { page, context } = await visit(browser, broken.siteUrl + path, phone);
      await context.route(fallback, (route) => route.fulfill({ body: 'The hosted page' }));
      const answered = page.waitForResponse('**/api/checkouts');
      await page.locator('[data-checkout]').first().click();
      expect((await answered).status()).toBe(502);
      await page.waitForURL(fallback);
      await context.close();
    }
  } finally {
    await broken.stop();
    await other.remove();
  }
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
