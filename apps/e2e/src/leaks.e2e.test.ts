import { afterAll, expect, test } from '@jest/globals';
import { freePorts, until, jsonPost } from '@blue-peony/test-kit';
import type { Page, Request } from 'playwright-core';
import { mailsArrived } from './mails.ts';
import { anotherSite, serveSite } from './site-build.ts';
import { browser, dataDir, product, startWith } from './started.ts';
import { phone } from './visitor.ts';

const buyer = 'ada.quiet@reader.example';

let site: Awaited<ReturnType<typeof serveSite>>;
startWith({
  async settings() {
    const [port] = await freePorts(1);
    site = await serveSite(anotherSite);
    site.product = `http://127.0.0.1:${port}`;
    return { PORT: String(port), PUBLIC_URL: site.url, LOG_LEVEL: 'trace' };
  },
});
afterAll(() => site?.close());

/** Fake pixels that send everything a script can see: all calls, the page's address and the referrer. */
const pixels = {
  'connect.facebook.net': `
    const send = (call) => { new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({
      dl: location.href, rl: document.referrer, title: document.title, call: JSON.stringify(call) }); };
    fbq.queue.forEach(send);
    fbq.callMethod = (...call) => send(call);`,
  'analytics.tiktok.com': `
    const tell = (call) => { new Image().src = 'https://analytics.tiktok.com/seen?' + new URLSearchParams({
      dl: location.href, rl: document.referrer, title: document.title, call: JSON.stringify(call) }); };
    ttq.forEach(tell);
    ttq.push = tell;`,
};

type Seen = { url: string; referrer: string; body: string };

async function watched() {
  const context = await browser.newContext(phone);
  const requests: Promise<Seen>[] = [];
  context.on('request', (request) => requests.push(seen(request)));
  await context.route(
    (url) => url.origin !== site.url,
    (route) => {
      const { host, pathname } = new URL(route.request().url());
      const body = pathname.endsWith('.js') ? pixels[host as keyof typeof pixels] : '';
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  const page = await context.newPage();
  const all = () => Promise.all(requests);
  const elsewhere = async () => (await all()).filter(({ url }) => !url.startsWith(site.url));
  return { page, context, all, elsewhere };
}

const seen = async (request: Request): Promise<Seen> => ({
  url: request.url(),
  referrer: (await request.allHeaders().catch(() => request.headers()))['referer'] ?? '',
  body: request.postData() ?? '',
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an order, a token and an address stay between buyer and shop, and a purchase is reported once, after consent', async () => {
  const { page, context, all, elsewhere } = await watched();
  const claims = async () => (await all()).filter(({ url }) => url.endsWith('/purchase-event')).length;
  const purchases = async () => {
    const calls = (await elsewhere()).map(({ url }) => new URL(url).searchParams.get('call') ?? '');
    return calls.filter((call) => call.includes('"Purchase"')).length;
  };

  await page.goto(`${site.url}/products/how-to-start-onlyfans`);
  await page.getByRole('link', { name: 'Get the guide' }).first().tap();
  await page.locator('[data-pay]').tap();
  await page.waitForURL('**/sandbox-checkout/*');
  const payment = page.url().split('/').at(-1)!;
  await page.getByLabel('Email for your receipt').fill(buyer);
  await page.locator('button[value=pay]').tap();
  await heading(page, 'Thank You for Your Purchase!');
  const orderId = /[0-9a-f-]{36}/.exec(page.url())![0];
  const file = await page.getByRole('link', { name: /Download the EPUB/ }).getAttribute('href');
  const token = file!.split('/').at(-1)!;

  // Neither requested nor sent, so that a later consent can still report it.
  expect([await claims(), await elsewhere()]).toEqual([0, []]);
  await page.getByRole('button', { name: 'Accept' }).tap();
  await until(async () => (await purchases()) === 2);
  await Promise.all([page.waitForResponse('**/purchase-event'), page.reload()]);
  await heading(page, 'Thank You for Your Purchase!');
  await page.waitForLoadState('networkidle');
  // Each of the two providers got it once, although the page asked twice.
  expect([await claims(), await purchases()]).toEqual([2, 2]);

  await Promise.all([context.waitForEvent('download'), page.getByRole('link', { name: /Download the EPUB/ }).tap()]);
  await page.getByRole('link', { name: 'Return to Home' }).tap();
  await page.waitForURL(`${site.url}/`);
  expect(await page.evaluate('document.referrer')).toBe('');
  await page.goto(`${site.url}/filming-success?order=${orderId}`);
  await heading(page, 'We could not find this booking');
  await page.goto(`${site.url}${file!.slice(0, -1)}${file!.endsWith('_') ? '-' : '_'}`);
  await heading(page, 'This link leads nowhere');
  await page.getByRole('link', { name: 'Back to the home page' }).tap();
  await page.waitForURL(`${site.url}/`);
  await page.waitForLoadState('networkidle');
  await fetch(`${site.url}/api/fresh-links`, jsonPost({ email: buyer }));
  await mailsArrived(dataDir, 2, 10_000, buyer);

  const secrets = [orderId, payment, token.slice(0, 30), buyer, encodeURIComponent(buyer)];
  const hosts = new Set((await elsewhere()).map(({ url }) => new URL(url).host));
  expect([...hosts].toSorted()).toEqual(['analytics.tiktok.com', 'connect.facebook.net', 'www.facebook.com']);
  const told = (await elsewhere()).map(({ url, body }) => decodeURIComponent(url) + body);
  expect(told.filter((text) => text.includes('PageView')).length).toBeGreaterThan(0);
  const referrers = (await all()).map(({ referrer }) => referrer).filter(Boolean);
  expect(referrers.length).toBeGreaterThan(0);
  await context.close();
  await product.stop();
  const log = product.output().slice(product.output().indexOf('└'));
  expect(log).toContain('download-file/:secure_token');
  for (const secret of secrets)
    expect([told, referrers, [log]].map((texts) => texts.filter((text) => text.includes(secret)))).toEqual([
      [],
      [],
      [],
    ]);
});
