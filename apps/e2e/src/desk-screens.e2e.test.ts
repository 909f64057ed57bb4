import { beforeAll, describe, expect, test } from '@jest/globals';
import { buy, caller, guide, jpegPhoto, jsonPost, keptAlive } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { beginFactor, join, setUpFactor, signIn, type Account } from './desk.ts';
import { linkIn, mailTo, replyTo } from './mails.ts';
import { matrix } from './matrix.ts';
import { outOfReach } from './out-of-reach.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, picture, sideScroll, visit } from './visitor.ts';

const { whole } = matrix;
const widths = whole ? [360, 414, 768, 1024, 1280, 1440, 1920] : [360, 1440];

const ada = 'ada.in.spring@creator.example';
const buyer = `buyer-of-the-guide@${'long.'.repeat(9)}example.com`;
let reviewer: Account;
let page: Page;

beforeAll(async () => {
  reviewer = await join(product, dataDir, 'a.reviewer.with.a.long.name@agency.example', 'reviewer');
  const client = clientOf(product);
  const { path } = await client.upload(await jpegPhoto());
  await client.submit({
    name: 'Ada Peony',
    email: ada,
    file_urls: [path],
    message: 'I would like to begin in spring.',
  });
  await client.submit({
    name: 'W'.repeat(200),
    email: `${'m'.repeat(60)}@${'w'.repeat(60)}.example`,
    instagram: 'i'.repeat(100),
    other_socials: `https://${'long'.repeat(40)}.example/${'x'.repeat(80)}`,
    message: 'Unbroken'.repeat(300),
    onlyfans_monthly_earnings: '$50000-$100000',
    language: 'th',
  });
  // Of two orders one is paid, the other one abandoned.
  await buy(caller(keptAlive(product.siteUrl)), buyer);
  await fetch(`${product.siteUrl}/api/checkouts`, jsonPost(guide));
  ({ page } = await visit(browser, `${product.siteUrl}/admin`, desktop));
});

/**
 * No axe violations and no horizontal scrolling; in the deep ring at every width, in the dark as well, and all controls
 * reachable by Tab.
 */
async function expectSound(name: string): Promise<void> {
  const found: Record<string, unknown> = {};
  // A select that is not loaded yet cannot be focused.
  await page.locator('fieldset:disabled').first().waitFor({ state: 'detached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // After two frames, scripts have finished their layout changes.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const pixels = await sideScroll(page);
    if (pixels > 0) found[`side scroll at ${width}`] = pixels;
    if (whole ? width !== 360 && width !== 1440 : width === 360) continue;
    const violations = await axeViolations(page);
    if (violations.length > 0) found[`axe at ${width}`] = violations;
    await picture(page, `${name}-${width}`);
    if (!whole) continue;
    const missed = await outOfReach(page);
    if (missed.length > 0) found[`out of reach at ${width}`] = missed;
    await page.emulateMedia({ colorScheme: 'dark' });
    const pale = await axeViolations(page, ['color-contrast']);
    if (pale.length > 0) found[`axe in the dark at ${width}`] = pale;
    await picture(page, `${name}-${width}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(desktop.viewport!);
  expect({ name, found }).toEqual({ name, found: {} });
}

const open = (path: string) => page.goto(`${product.siteUrl}/admin${path}`);
const shows = (words: string | RegExp) => page.getByText(words).first().waitFor();

describe('before the desk', () => {
  test.each([
    ['sign-in', '', 'Log In'],
    ['recovery', '/recover', 'Send the link'],
    ['a mailed link', '/confirm#type=invite&token_hash=x', 'Accept the invitation'],
    ['an incomplete link', '/confirm', 'Ask for a new link'],
  ])('%s', async (name, path, words) => {
    await open(path);
    await shows(words);
    await expectSound(name);
  });

  test('a refused sign-in', async () => {
    await open('');
    await signIn(page, { ...product.staff, password: 'wrong' });
    await shows('Invalid login credentials');
    await expectSound('refused');
  });

  test('the new password', async () => {
    await open('/recover');
    await page.getByLabel('Email').fill(reviewer.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await shows('If this address belongs to an account');
    await page.goto(linkIn(await mailTo(dataDir, reviewer.email, /new password/)));
    await page.getByRole('button', { name: 'Continue' }).click();
    await shows('Choose a password');
    await expectSound('new-password');
    await page.getByLabel('Your name').fill('A Reviewer');
    await page.getByLabel('New password').fill(reviewer.password.toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  });
});

describe('the desk', () => {
  beforeAll(async () => {
    await open('');
    await signIn(page, product.staff);
    await shows('Ada Peony');
  });

  test.each([
    ['applications', '', 'Ada Peony'],
    ['no application', '?q=nobody-has-this', 'No application matches.'],
    ['today', '/today', 'Applications per day by language'],
    ['orders', '/orders', 'PDF 0/5'],
    ['money', '/money', 'Every payment has its order'],
    ['staff', '/staff', 'Invite someone'],
    ['templates', '/templates', 'As it came with the product'],
    ['audit', '/audit', 'Export as CSV'],
    ['account', '/account', 'Set up an authenticator app'],
    ['launch', '/launch', 'nothing is held back'],
    ['not found', '/nowhere', 'Page not found'],
  ])('%s', async (name, path, words) => {
    await open(path);
    await shows(words);
    await expectSound(name);
  });

  test('the dense list with a selection, the filters in force, and the dialogs of the list', async () => {
    await open('');
    await page.getByLabel('Dense').check();
    await page.getByLabel('Select Ada Peony').check();
    await expectSound('dense');
    await page.getByLabel('Dense').uncheck();
    await open('?language=en&reply=open');
    await page.getByRole('button', { name: 'Remove Language: English' }).waitFor();
    await page.getByRole('button', { name: 'Filter (2)' }).click();
    await page.getByLabel('Assessment').waitFor();
    await expectSound('filters');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('dialog', { name: 'Views' }).waitFor();
    await expectSound('views');
    await page.keyboard.press('Escape');
  });

  test('review with its dialogs', async () => {
    await open('');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await shows('Email with the receipt');
    await expectSound('review');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await expectSound('keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await expectSound('photo');
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    const words = page.getByRole('region', { name: /^Answer / }).locator('textarea');
    await words.waitFor();
    await expectSound('composer');
    await page.locator('input[name=decision]:enabled').first().waitFor();
    await words.focus();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Control+Enter');
    await shows(/^You by email/);
    await expectSound('review-answered');
    await mailTo(dataDir, ada, /received/);
    await replyTo(product, ada, 'In spring, as I wrote. '.repeat(60));
    await shows('Waits for an answer');
    await expectSound('conversation');
    await page.keyboard.press('k');
    await shows('1 of 2');
    await expectSound('review-long');
  });

  test('the palette of actions', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or do' }).waitFor();
    await expectSound('palette');
    await page.keyboard.press('Escape');
  });

  test('emails that fit nobody', async () => {
    await replyTo(product, buyer, 'Is there a receipt?');
    await open('/today');
    await shows('Is there a receipt?');
    await expectSound('unknown-replies');
    await page.getByRole('button', { name: /^Assign the email of/ }).click();
    await page.getByRole('searchbox').waitFor();
    await expectSound('assigning');
    await page.keyboard.press('Escape');
  });

  test('an order, and the questions before its address or links change', async () => {
    await open('/orders');
    await page.getByRole('link', { name: /^buyer-of-the-guide@/ }).click();
    await shows('Checkout started');
    await expectSound('order');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('dialog', { name: 'Send it to another address?' }).waitFor();
    await expectSound('address');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Renew links of/ }).click();
    await page.getByRole('dialog', { name: 'Renew the links?' }).waitFor();
    await expectSound('renew');
    await page.getByRole('button', { name: 'Renew and email' }).click();
    await shows('New links are on their way to');
    await mailTo(dataDir, buyer, /new|fresh/i);
  });

  test('the search over everything, and an order that is merged with an application', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search everything' });
    await search.getByRole('searchbox').fill('example');
    await search.getByText(/^\d results$/).waitFor();
    await expectSound('search');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Merge with another…' }).click();
    const picking = page.getByRole('dialog', { name: 'What is of the same person?' });
    await picking.getByRole('searchbox').fill('Ada Peony');
    await picking.getByText('1 result').waitFor();
    await page.keyboard.press('Enter');
    const asking = page.getByRole('dialog', { name: 'Merge with Ada Peony?' });
    await asking.waitFor();
    await expectSound('merge');
    await asking.getByRole('button', { name: 'Merge', exact: true }).click();
    await shows(/^Merged by You/);
    await expectSound('person');
    await page.getByRole('button', { name: 'Undo the merge with Ada Peony' }).click();
    await shows(/^No other application or order has this address/);
  });

  test('dead letters', async () => {
    // Real ones are made and replayed in the tests of notification.
    const letter = {
      type: 'intake.application-submitted.v2',
      class: 'fault',
      reason: 'MailFailure 550',
      attempts: 5,
      at: '2026-03-20T15:04:00.000Z',
    };
    const items = [
      { ...letter, id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa' },
      { ...letter, id: '018f3c1e-7a2b-4c3d-8e4f-0000000000ab', class: 'outage', reason: 'MailFailure ETIMEDOUT' },
    ];
    const json = { items, counts: { outage: 1_204, fault: 38 } };
    await page.route('**/api/admin/dead-letters', (route) => route.fulfill({ json }));
    await open('/today');
    await page.getByRole('button', { name: 'Replay all 1,204' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'A new application' }).first();
    expect((await row.innerText()).split(/\s*\t\s*/).slice(2, 5)).toEqual(['Failure', 'MailFailure 550', '5']);
    await expectSound('dead-letters');
    const mail = {
      event_id: items[0]!.id,
      recipient: 'staff',
      mail: 'staff',
      state: 'dead',
      attempts: 5,
      sent_at: null,
    };
    const mails = { items: [{ ...mail, last_error_code: '550', created_at: letter.at }] };
    await page.route('**/api/admin/applications/*/mails', (route) => route.fulfill({ json: mails }));
    await open('');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await shows(/Email to staff: Undeliverable/);
  });

  test('setting up an authenticator app, and its code at sign-in', async () => {
    await open('/account');
    await beginFactor(page);
    await expectSound('enrolling');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await setUpFactor(page);
    await expectSound('account-with-factor');
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await signIn(page, product.staff);
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();
    await expectSound('second-factor');
  });
});
