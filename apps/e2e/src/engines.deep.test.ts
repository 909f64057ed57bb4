import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { phonePhoto, until } from '@blue-peony/test-kit';
import { named, visitor, type Visitor } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { expectGuidePdf } from './guide-files.ts';
import { mailTo } from './mails.ts';
import { dataDir, product, startWith } from './started.ts';

let photo: string;
startWith({ browser: false });
beforeAll(async () => {
  photo = join(dataDir, 'me.jpg');
  await writeFile(photo, await phonePhoto());
});

const next = '.step[data-current] [data-act=next]';

/** Pictures that the page failed to show, and the pixels by which it is wider than its window. */
const flaws = `[
  [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
]`;

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('in %s', (engine, start) => {
  const name = `Ada ${engine}`;
  const email = `ada@${engine.toLowerCase()}.example`;
  let page: Visitor;
  /** What staff answered last. */
  let answer = '';
  const open = (path: string) => page.open(product.siteUrl + path);
  const looksWhole = async (name: string) => {
    await until(() => page.evaluate('document.getAnimations().every((one) => !(one instanceof CSSTransition))'));
    await page.picture(name);
    expect([name, await page.evaluate(flaws)]).toEqual([name, [[], 0]]);
  };

  beforeAll(async () => {
    page = visitor(await start(), engine);
    await page.resize(390, 844);
  });
  afterAll(() => page?.close());

  test.each(locales)('the landing page of $id is drawn and fits a phone', async ({ prefix, id, tag }) => {
    await open(prefix || '/');
    const [headline] = await page.evaluate<[string]>('[document.querySelector("h1").innerText]');
    await page.sees(headline);
    expect(await page.evaluate('[document.documentElement.lang, innerWidth]')).toEqual([tag, 390]);
    await looksWhole(`landing-${id}`);
  });

  test('an application with a photo is sent from a phone, its result is shown after the wait, and its own page opens', async () => {
    await open('/');
    await page.press('main a[href$="#apply"]');
    await page.fill('form [name=name]', name);
    await page.fill('form [name=email]', email);
    await looksWhole('form-1');
    await page.press(next);
    await page.fill('form [name=country]', 'Poland');
    await page.fill('form [name=city]', 'Łódź');
    await page.fill('form [name=whatsapp]', '+48 600 700 800');
    await page.press(next);
    await page.fill('form [name=instagram]', '@ada');
    await page.choose('[name=onlyfans_monthly_earnings]', '$100-$10000');
    await looksWhole('form-3');
    await page.press(next);
    await page.upload('form input[type=file]', photo);
    await until(() => page.evaluate('document.querySelector("form li img")?.naturalWidth > 0'));
    await page.press('[name=age_confirmed]');
    await page.press('[name=privacy_version]');
    await looksWhole('form-4');
    await page.press('form button[type=submit]');

    await page.sees('Your application is being analyzed');
    expect(await page.evaluate('scrollY')).toBe(0);
    await looksWhole('wait');
    // The wait follows the clock that counts from the document's start.
    await page.evaluate('((now) => void (performance.now = () => now() + 601_000))(performance.now.bind(performance))');
    await page.sees('You are preliminarily qualified');
    await looksWhole('result');

    const { text } = await mailTo(dataDir, email, /received/);
    await page.open(/http\S+my-application#\S+/.exec(text!)![0]);
    await page.sees('Łódź');
    await until(() => page.evaluate('document.images[0]?.naturalWidth > 0'));
    await looksWhole('own-page');
  });

  test('the guide is bought and downloaded on a phone', async () => {
    await open('/products/how-to-start-onlyfans');
    await looksWhole('sales');
    await page.press('a[data-checkout]');
    await page.press('[data-pay]');
    await page.fill('[type=email]', email);
    await looksWhole('checkout');
    await page.press('button[value=pay]');
    await page.sees('Thank You for Your Purchase!');
    const reference = await page.evaluate<string>('document.querySelector("dd").innerText');
    await page.press('a[href*="/functions/v1/download-file/"]');
    await page.sees('1/5 downloads used');
    const pdf = await until(async () => {
      const [name = ''] = await readdir(page.downloads);
      const file = await readFile(join(page.downloads, name)).catch(() => Buffer.alloc(0));
      return file.includes('%%EOF') ? file : undefined;
    });
    await expectGuidePdf(pdf, reference);
    await looksWhole('order');
  });

  test.each([
    ['desktop', 1440, 900, '8'],
    ['phone', 390, 844, '6'],
  ])('staff sign in, score and answer at the desk on a %s', async (device, width, height, score) => {
    const words = `Until Friday, on a ${device}.`;
    await page.resize(width, height);
    await open('/admin');
    await looksWhole(`sign-in-${device}`);
    await page.fill('[type=email]', product.staff.email);
    await page.fill('[type=password]', product.staff.password);
    await page.press(named('button', 'Log In'));
    await page.sees(email);
    await looksWhole(`desk-${device}`);
    await page.sees('File 1');
    await page.choose(`[aria-label="Score of ${name}"]`, score);
    await page.press(`//select[@aria-label="Score of ${name}"]/following-sibling::button`);
    await page.sees(`Current: ${score}`);

    await page.press('[data-applicant]');
    await page.sees(`Scored ${score}`);
    await page.sees(answer);
    await looksWhole(`review-${device}`);
    await page.press(named('button', 'Answer'));
    await page.fill('[aria-label^="Answer "] textarea', words);
    await looksWhole(`answer-${device}`);
    await page.press(`${named('button', 'Send by email')}[not(@disabled)]`);
    answer = words;
    await page.sees(answer);
    await until(async () => (await mailTo(dataDir, email, /./)).text!.includes(words));
    await page.press(named('button', 'Log Out'));
    await page.sees('Log In');
  });
});
