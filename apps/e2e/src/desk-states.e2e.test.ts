import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, afterEach, expect, test } from '@jest/globals';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { jpegPhoto } from '@blue-peony/test-kit';
import type { Page, Route } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { desktop, phone, visit } from './visitor.ts';

const lists = /\/api\/admin\/applications(\?|$)/;

let page: Page;

beforeEach(async () => {
  ({ page } = await visit(browser, `${product.siteUrl}/admin`, desktop));
});
afterEach(() => page.context().close());

/** A gate that delays calls until it is opened. */
async function gate(pattern: string | RegExp) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(pattern, async (route: Route) => {
    await opened;
    await route.continue();
  });
  return { open: () => open() };
}

test('the list says that it is loading, and then that there is nothing', async () => {
  const { open } = await gate(lists);
  await signIn(page, product.staff);
  await page.getByText('Loading applications...').waitFor();
  open();
  await page.getByText('No applications yet.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blue Peony Applications');
});

test('the list of a signed-in person needs one script, and all others wait until it has been answered', async () => {
  await signIn(page, product.staff);
  await page.getByText('No applications yet.').waitFor();
  // A new tab has no list in its storage.
  const tab = await page.context().newPage();
  // The sign-in library comes among the last.
  const last = tab.waitForResponse(/\/auth-[^/]+\.js$/);
  await tab.goto(`${product.siteUrl}/admin`);
  await (await last).finished();
  const timings = await tab.evaluate<{ name: string; startTime: number; responseEnd: number }[]>(
    "performance.getEntriesByType('resource').map((entry) => entry.toJSON())",
  );
  const answered = timings.find(({ name }) => lists.test(name))!.responseEnd;
  const needed = timings.filter(({ name, startTime }) => name.endsWith('.js') && startTime < answered);
  expect(needed.map(({ name }) => name)).toEqual([expect.stringMatching(/index-[^/]+js$/)]);
});

test('the list says in red that it could not be fetched, and Refresh Data tries again', async () => {
  await page.route(lists, (route) => route.fulfill({ status: 403, json: { code: 'forbidden' } }));
  await signIn(page, product.staff);
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toBe('Failed to fetch applications.');
  const [red, green, blue] = await page.evaluate<number[]>(colorOfAlert);
  expect(red! > 2 * green! && red! > 2 * blue!).toBe(true);
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await page.getByText('No applications yet.').waitFor();
});

test('what an applicant left empty is said so, in the table and on a card', async () => {
  const client = clientOf(product);
  const photos = [await client.upload(await jpegPhoto()), await client.upload(await jpegPhoto())];
  const bare = { instagram: '', message: '', zip_code: '', other_socials: '', onlyfans_username: '' };
  await client.submit({ ...bare, name: 'Bare Applicant', email: 'bare@creator.example' });
  await client.submit({ name: 'With Photos', file_urls: photos.map(({ path }) => path), language: 'ukr' });

  await signIn(page, product.staff);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Bare Applicant').waitFor();
  const text = (await row('Bare Applicant').innerText()).replaceAll(/\s+/g, ' ');
  for (const words of ['eng', 'OnlyFansNot provided', 'Other SocialsNot provided', '$0', 'No message', 'No files'])
    expect(text).toContain(words);
  expect(
    await row('With Photos')
      .getByRole('link', { name: /^File \d$/ })
      .allInnerTexts(),
  ).toEqual(['File 1', 'File 2']);
  expect(await row('With Photos').innerText()).toContain('ukr');

  const mobile = await visit(browser, `${product.siteUrl}/admin`, phone);
  await signIn(mobile.page, product.staff);
  const card = mobile.page.getByRole('article', { name: 'Bare Applicant' });
  await card.waitFor();
  expect(await card.locator('time').first().innerText()).toMatch(/^[A-Z][a-z]{2} \d+, 20\d\d$/);
  expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain('Message No message Files No files');
  await mobile.context.close();
});

// Twenty-five hours apart: their dates are never the same.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('times are those of a viewer in %s', async (timeZone) => {
  const [{ name, created_at }] = (await clientOf(product).applications()).items as [ReviewedApplication];
  const abroad = await visit(browser, `${product.siteUrl}/admin`, { ...desktop, timezoneId: timeZone });
  await signIn(abroad.page, product.staff);
  const time = abroad.page.getByRole('row').filter({ hasText: name }).locator('time').first();
  const spaced = (text: string) => text.replaceAll(/[\s,]+/g, ' ');
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  expect(spaced(await time.innerText())).toBe(spaced(format.format(new Date(created_at))));
  await abroad.context.close();
});

test('a score says Saving..., then Current; when it fails an alert says so and the list keeps what it had', async () => {
  const changes = '**/api/admin/applications/*';
  await signIn(page, product.staff);
  const row = page.getByRole('row').filter({ hasText: 'Bare Applicant' });
  const save = row.getByRole('button');
  expect(await save.isDisabled()).toBe(true);
  const { open } = await gate(changes);
  await row.getByLabel('Score').selectOption('4');
  await save.click();
  await row.getByText('Saving...').waitFor();
  expect(await save.isDisabled()).toBe(true);
  open();
  await row.getByText('Current: 4').waitFor();
  expect(await save.innerText()).toBe('Save');

  await page.unroute(changes);
  await page.route(changes, (route) => route.abort());
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
  });
  await row.getByLabel('Score').selectOption('9');
  await save.click();
  expect(await said).toBe('Error saving score!');
  await row.getByText('Current: 4').waitFor();
  expect(await save.innerText()).toBe('Save');
});

test('the list is remembered over a reload, and forgotten with the session at Log Out', async () => {
  await signIn(page, product.staff);
  await page.getByText('Bare Applicant').waitFor();
  const stored = () => page.evaluate<string[]>('[...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort()');
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.mouse.wheel(0, 200);
  await expectSoon(stored, ['blue-peony-staff', 'cachedApps', 'cachedScroll']);
  const { open } = await gate(lists);
  await page.reload();
  await page.getByText('Bare Applicant').waitFor();
  open();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(await stored()).toEqual([]);
  await page.goBack().catch(() => null);
  expect(await page.getByText('Bare Applicant').count()).toBe(0);
});

async function expectSoon<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  for (let left = 100; left > 0 && JSON.stringify(await ask()) !== JSON.stringify(wanted); left--) await sleep(50);
  expect(await ask()).toEqual(wanted);
}

/** The alert's text color as red, green and blue, for any notation in the stylesheet. */
const colorOfAlert = `(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = getComputedStyle(document.querySelector('[role=alert]')).color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
})()`;
