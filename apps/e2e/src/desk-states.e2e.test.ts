import { describe, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn, type Account } from './desk.ts';
import { browser, product } from './started.ts';
import { colleague, open, scores, soon, useTwoPeople } from './two-people.ts';
import { axeViolations, desktop, phone, picture, visit } from './visitor.ts';

const lists = /\/api\/admin\/applications(\?|$)/;

async function enter(staff: Account, path = '', device = desktop) {
  const { page, context } = await visit(browser, `${product.siteUrl}/admin${path}`, device);
  await signIn(page, staff);
  return { page, context };
}

test('the list of a signed-in person needs one script beside that of its first rows, and all others wait until it has been answered', async () => {
  const { page, context } = await enter(product.staff);
  await page.getByText('No applications yet.').waitFor();
  // A new tab has no list in its storage.
  const tab = await context.newPage();
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
  await context.close();
});

describe('two people at the desk', () => {
  useTwoPeople(5);

  test('two people on one applicant see each other by name, and neither overwrites the other without being asked', async () => {
    const one = await open(product.staff, 'Applicant 5');
    const two = await open(colleague, 'Applicant 5');
    await one.page.getByText('ben has this applicant open').waitFor();
    await two.page.getByText(/^\w+ has this applicant open/).waitFor();

    // One of them is offline while the other scores.
    await one.context.setOffline(true);
    await one.page.keyboard.press('9');
    await one.page.getByText('Score 9 is kept on this device').waitFor();
    await two.page.keyboard.press('3');
    await two.page.getByText('Scored 3', { exact: true }).waitFor();
    await one.context.setOffline(false);
    const dialog = one.page.getByRole('dialog', { name: 'A colleague was first' });
    await dialog.getByText('ben gave Applicant 5 3,').waitFor();
    expect((await scores())['Applicant 5']).toBe(3);
    expect([await axeViolations(one.page), await axeViolations(two.page)]).toEqual([[], []]);
    await dialog.getByRole('button', { name: 'Keep score 9' }).click();
    await two.page.getByText('Scored 9', { exact: true }).waitFor();
    expect((await scores())['Applicant 5']).toBe(9);

    await one.page.keyboard.press('g');
    await one.page.getByRole('heading', { name: 'Applicant 1', exact: true }).waitFor();
    await two.page.getByText('has this applicant open').waitFor({ state: 'detached' });
    await two.page.keyboard.press('g');
    await two.page.getByRole('heading', { name: 'Applicant 2', exact: true }).waitFor();
    await Promise.all([one.context.close(), two.context.close()]);
  });

  test('a score, a note, an answer, an assignment and a reader are seen within two seconds in list, review on a phone and work mode', async () => {
    const work = await enter(colleague);
    await work.page.getByRole('button', { name: 'Take next' }).click();
    await work.page.locator('#reviewed-name').waitFor();
    const name = await work.page.locator('#reviewed-name').innerText();
    const { pathname } = new URL(work.page.url());
    const list = await enter(product.staff, '?sort=oldest');
    const row = list.page.getByRole('row').filter({ has: list.page.getByText(name, { exact: true }) });
    const assigned = row.getByRole('img', { name: 'Assigned to ben' });
    const reads = row.getByRole('img', { name: 'Open with ben now' });
    await Promise.all([assigned.waitFor(), reads.waitFor()]);
    const mobile = await enter(product.staff, pathname.replace('/admin', ''), phone);
    await mobile.page.getByRole('heading', { name, exact: true }).waitFor();

    await work.page.keyboard.press('8');
    await Promise.all([
      mobile.page.getByText('Scored 8', { exact: true }).waitFor(soon()),
      row.locator('select:has(option:checked:text-is("8"))').waitFor(soon()),
    ]);
    await mobile.page.getByLabel('New note').fill('Call her on Monday');
    await mobile.page.getByRole('button', { name: 'Add note' }).click();
    await Promise.all([
      work.page.getByText('Call her on Monday').waitFor(soon()),
      row.getByText('1 note').waitFor(soon()),
    ]);
    await mobile.page.getByLabel('Assigned to').selectOption('');
    await Promise.all([
      work.page.locator('select:has(option:checked:text-is("nobody"))').waitFor(soon()),
      assigned.waitFor({ state: 'detached', ...soon() }),
    ]);
    await work.page.keyboard.press('m');
    await assigned.waitFor(soon());
    await work.page.keyboard.press('a');
    await work.page.keyboard.type('We would like to talk to you.');
    await work.page.keyboard.press('Control+Enter');
    await Promise.all([
      mobile.page.getByText(/^Replied after/).waitFor(soon()),
      row.getByText('Replied', { exact: true }).waitFor(soon()),
    ]);
    await work.page.getByRole('link', { name: 'Applications' }).click();
    await reads.waitFor({ state: 'detached', ...soon() });
    await Promise.all([work, list, mobile].map(({ context }) => context.close()));
  });

  test('a colleague whom a note mentions hears of it at the bell within two seconds, which leads to the applicant', async () => {
    const { page: list, context } = await enter(colleague, '', phone);
    await list.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    const one = await open(product.staff, 'Applicant 4');
    await one.page.keyboard.press('n');
    await one.page.keyboard.type('Ask @be');
    await one.page.getByRole('listbox', { name: 'Colleagues to mention' }).waitFor();
    expect(await axeViolations(one.page)).toEqual([]);
    await one.page.keyboard.press('Enter');
    await one.page.keyboard.press('Control+Enter');
    await one.page.locator('strong').getByText('@ben', { exact: true }).waitFor();

    await list.getByRole('button', { name: 'Notices, 1 new' }).click(soon());
    const dialog = list.getByRole('dialog', { name: 'Notices' });
    const link = dialog.getByRole('link', { name: /mentioned you in a note about\s*Applicant 4/ });
    await link.waitFor();
    expect(await axeViolations(list)).toEqual([]);
    await link.click();
    await list.getByRole('heading', { name: 'Applicant 4', exact: true }).waitFor();
    await list.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    await Promise.all([context.close(), one.context.close()]);
  });
});

// Twenty-five hours apart: their dates are never the same.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('times are those of a viewer in %s', async (timeZone) => {
  const { created_at } = await clientOf(product).submit({ name: 'Bare Applicant' });
  const { page, context } = await enter(product.staff, '', { ...desktop, timezoneId: timeZone });
  const time = page.getByRole('row').filter({ hasText: 'Bare Applicant' }).first().locator('time').first();
  const spaced = (text: string) => text.replaceAll(/[\s,]+/g, ' ');
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  expect(spaced(await time.innerText())).toBe(spaced(format.format(new Date(created_at))));
  await context.close();
});

test('the list is remembered over a reload, and forgotten with the session at Log Out', async () => {
  const { page, context } = await enter(product.staff);
  await page.getByText('Bare Applicant').first().waitFor();
  const stored = () => page.evaluate<string[]>('[...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort()');
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.mouse.wheel(0, 200);
  await until(async () => (await stored()).join() === 'blue-peony-staff,cachedApps,cachedScroll');
  // Its list is not answered.
  await page.route(lists, () => undefined);
  await page.reload();
  await page.getByText('Bare Applicant').first().waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(await stored()).toEqual([]);
  await page.goBack().catch(() => null);
  expect(await page.getByText('Bare Applicant').count()).toBe(0);
  await context.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const note = (page: Page) => page.getByLabel('New note');

async function endEverySession(): Promise<void> {
  const authorization = `Bearer ${await clientOf(product).signIn()}`;
  await fetch(`${product.siteUrl}/auth/v1/logout?scope=global`, { method: 'POST', headers: { authorization } });
}

/** The visible text and the tab's title after the page was covered. */
async function covered(page: Page): Promise<string> {
  await page.getByText('You were signed out elsewhere').waitFor();
  return `${await page.title()} ${await page.locator('body').innerText()}`;
}

test('a note that was typed is there after a reload, and after the session was ended elsewhere', async () => {
  const client = clientOf(product);
  await client.submit({ name: 'Berta Middle', email: 'berta@creator.example' });
  await client.submit({ name: 'Anna First', email: 'anna@creator.example' });
  const { page, context } = await enter(product.staff);
  const isThere = async () => {
    await heading(page, 'Anna First').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('article textarea')?.value === 'Call her',
    );
  };
  await page.getByRole('link', { name: 'Review Anna First' }).click();
  await heading(page, 'Anna First').waitFor();
  await note(page).fill('Call her');
  await page.waitForFunction(() => Object.keys(localStorage).some((item) => item.startsWith('blue-peony-draft.')));
  await note(page).press('Escape');
  await page.reload();
  await isThere();

  await endEverySession();
  await page.keyboard.press('j');
  expect(await covered(page)).not.toMatch(/Anna|Berta|Call her/);
  expect(await axeViolations(page)).toEqual([]);
  await picture(page, 'desk-waiting');
  await signIn(page, product.staff);
  await heading(page, 'Berta Middle').waitFor();
  expect(await note(page).inputValue()).toBe('');
  await page.keyboard.press('k');
  await isThere();
  await context.close();
});
