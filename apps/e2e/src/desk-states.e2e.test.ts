import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, afterEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { desktop, visit } from './visitor.ts';

const lists = /\/api\/admin\/applications(\?|$)/;

let page: Page;

beforeEach(async () => {
  ({ page } = await visit(browser, `${product.siteUrl}/admin`, desktop));
});
afterEach(() => page.context().close());

test('the list of a signed-in person needs one script beside that of its first rows, and all others wait until it has been answered', async () => {
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
  const answered = timings.findLast(({ name }) => lists.test(name))!.responseEnd;
  const needed = timings.filter(({ name, startTime }) => name.endsWith('.js') && startTime < answered);
  expect(needed.map(({ name }) => name)).toEqual([
    expect.stringMatching(/first-rows-[^/]+js$/),
    expect.stringMatching(/index-[^/]+js$/),
  ]);
});

// Twenty-five hours apart: their dates are never the same.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('times are those of a viewer in %s', async (timeZone) => {
  const { created_at } = await clientOf(product).submit({ name: 'Bare Applicant' });
  const abroad = await visit(browser, `${product.siteUrl}/admin`, { ...desktop, timezoneId: timeZone });
  await signIn(abroad.page, product.staff);
  const time = abroad.page.getByRole('row').filter({ hasText: 'Bare Applicant' }).first().locator('time').first();
  const spaced = (text: string) => text.replaceAll(/[\s,]+/g, ' ');
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  expect(spaced(await time.innerText())).toBe(spaced(format.format(new Date(created_at))));
  await abroad.context.close();
});

test('the list is remembered over a reload, and forgotten with the session at Log Out', async () => {
  await signIn(page, product.staff);
  await page.getByText('Bare Applicant').first().waitFor();
  const stored = () => page.evaluate<string[]>('[...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort()');
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.mouse.wheel(0, 200);
  await expectSoon(stored, ['blue-peony-staff', 'cachedApps', 'cachedScroll']);
  // Its list is not answered.
  await page.route(lists, () => undefined);
  await page.reload();
  await page.getByText('Bare Applicant').first().waitFor();
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
