import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { desktop, phone, visit } from './visitor.ts';

/** Five pages, the last one incomplete. */
const count = 230;
const atOnce = 30;

beforeAll(async () => {
  const { submit } = clientOf(product);
  // Rows of many heights, which are unknown before they are drawn.
  const form = (n: number) => ({
    name: `Applicant ${n}.`,
    // Many from one address would be marked as spam.
    email: `applicant-${n}@creator.example`,
    whatsapp: `+48 600 ${100_000 + n}`,
    message: 'I would like to begin. '.repeat((n * 7) % 31),
  });
  await submit(form(0));
  for (let n = 1; n < count; n += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, index) => submit(form(n + index))));
});

const counted = (page: Page) => page.getByText(/ of \d+ applications$/).innerText();
const all = `${count} of ${count} applications`;

/** Repeats `action` until `state` has the expected value, for at most half a minute. */
async function repeat(action: () => Promise<unknown>, state: () => Promise<string>, wanted: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end && (await state()) !== wanted; await sleep(40)) await action();
  expect(await state()).toBe(wanted);
}

/** Brings the page to its top. @returns where it rests, after ten frames without a move */
async function home(page: Page): Promise<number> {
  await page.keyboard.press('Home');
  await until(() => page.evaluate<boolean>('scrollY === 0'));
  return resting(page);
}
const resting = (page: Page) =>
  page.evaluate<number>(`(async () => {
    for (let at = -1, still = 0; still < 10; still = at === scrollY ? still + 1 : 0, at = scrollY)
      await new Promise(requestAnimationFrame);
    return scrollY;
  })()`);

/** The number of the applicant whose row or card is in the middle of the window; empty when there is none. */
const inTheMiddle = (page: Page) =>
  page.evaluate<string>(`(() => {
    const entry = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tbody tr, article');
    return /Applicant (\\d+)\\./.exec(entry?.innerText ?? '')?.[1] ?? '';
  })()`);

async function open(options = desktop): Promise<Page> {
  const { page } = await visit(browser, `${product.siteUrl}/admin`, options);
  await signIn(page, product.staff);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText(`50 of ${count} applications`).waitFor();
  return page;
}

const toTheEnd = (page: Page) =>
  repeat(
    () => page.keyboard.press('End'),
    () => counted(page),
    all,
  );

/** Scrolls from the end to the middle of the list. */
const upAgain = (page: Page) =>
  repeat(
    () => page.keyboard.press('PageUp'),
    async () => {
      const n = await inTheMiddle(page);
      return Number(n) >= 60 ? 'in the middle' : `applicant ${n} at ${await page.evaluate<number>('scrollY')}`;
    },
    'in the middle',
  );

test('End, pressed again and again, brings every application, and Home the reader back to the top', async () => {
  const page = await open();
  await repeat(
    () => page.keyboard.press('End'),
    async () => String(await page.getByRole('row').filter({ hasText: 'Applicant 0.' }).count()),
    '1',
  );
  expect(await counted(page)).toBe(all);
  expect(await home(page)).toBe(0);
  await page.context().close();
});

test('a list that a script holds at its end brings every application, on a phone', async () => {
  const page = await open(phone);
  await page.evaluate(`(function hold() {
    scrollTo(0, document.documentElement.scrollHeight);
    requestAnimationFrame(hold);
  })()`);
  await page.getByText(all).waitFor();
  await page.getByRole('article', { name: 'Applicant 0.' }).waitFor();
  await page.context().close();
});

test('a reload brings the reader back to where she was, however far down, and who moves meanwhile stays', async () => {
  const page = await open();
  await toTheEnd(page);
  await upAgain(page);
  const place = await resting(page);
  await page.reload();
  // Rows that were not drawn on the way back have an estimated height, which can shift the position by some rows.
  const near = (to: number) => Math.abs(to - place) < 500;
  await until(async () => near(await page.evaluate<number>('scrollY')));
  expect(near(await resting(page))).toBe(true);
  await until(() => inTheMiddle(page));

  const answer = page.waitForResponse(/\/api\/admin\/applications(\?|$)/);
  await page.reload();
  await page.getByRole('table').waitFor();
  await home(page);
  await answer;
  expect(await resting(page)).toBe(0);
  await page.context().close();
});

/** The applicant whose link has the focus; empty when none has it or it is outside the window. */
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    const name = /Applicant (\\d+)\\./.exec(document.activeElement.ariaLabel ?? document.activeElement.innerText)?.[1] ?? '';
    return document.activeElement.dataset.applicant && top > 90 && bottom < innerHeight ? name : '';
  })()`);

const reviewed = (page: Page, n: string) =>
  page.getByRole('heading', { level: 2, name: `Applicant ${n}.`, exact: true }).waitFor();

const becomes = (page: Page, wanted: string) => until(async () => (await focused(page)) === wanted);

/** Presses j `moves` times, each when the one before has arrived, and returns the applicant with the focus. */
async function walk(page: Page, moves: number): Promise<string> {
  let at = await focused(page);
  for (; moves > 0; moves--) {
    const before = at;
    await page.keyboard.press('j');
    await until(async () => !['', before].includes((at = await focused(page))));
  }
  return at;
}

test('forty presses of j that come before a row is drawn lead forty applicants further', async () => {
  const page = await open();
  const wanted = await walk(page, 41);
  await page.reload();
  await page.getByRole('table').waitFor();
  await home(page);
  await page.keyboard.press('j');
  await page.evaluate(`for (let moves = 0; moves < 40; moves++)
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))`);
  await becomes(page, wanted);
  await page.context().close();
});

test('Escape leads from the review back to the same place, or to the applicant whom the keys moved on to', async () => {
  const page = await open();
  await toTheEnd(page);
  await upAgain(page);
  const from = await walk(page, 1);
  await page.keyboard.press('Enter');
  await reviewed(page, from);
  await page.keyboard.press('Escape');
  await becomes(page, from);
  // Identified by their order in the list, because those that arrived at the same time have no other.
  const last = await walk(page, 12);
  expect(last).not.toBe(from);
  for (let moves = 0; moves < 12; moves++) await page.keyboard.press('k');
  await becomes(page, from);
  await page.keyboard.press('Enter');
  await reviewed(page, from);
  for (let moves = 0; moves < 12; moves++) await page.keyboard.press('j');
  await reviewed(page, last);
  await page.keyboard.press('Escape');
  await becomes(page, last);
  await page.context().close();
});

test('a filtered list has its place too, and an applicant who has left it gives the focus to the next', async () => {
  const page = await open();
  const filters = page.getByRole('search');
  await filters.getByRole('button', { name: 'Filter' }).click();
  await filters.getByLabel(/^Score/).selectOption('unscored');
  await page.keyboard.press('Escape');
  await filters.getByLabel('Sort').selectOption('oldest');
  await page.getByRole('row').nth(1).getByText('Applicant 0.', { exact: true }).waitFor();
  const from = await walk(page, 30);
  const next = await walk(page, 1);
  await page.keyboard.press('k');
  await becomes(page, from);
  await page.keyboard.press('Enter');
  await reviewed(page, from);
  await page.keyboard.press('7');
  await page.getByText('Scored 7').waitFor();
  await page.goBack();
  await becomes(page, next);
  await page.getByText(`49 of ${count - 1} applications`).waitFor();

  await page.goBack();
  await page.waitForURL('**/admin?score=unscored');
  await page.context().close();
});

test('nine applicants fit into the list at 1440, six at 1280, sixteen when it is dense, and three cards on a phone', async () => {
  const page = await open();
  /** Where the table begins, and how many rows are whole in the window. */
  const shown = `(() => {
    const whole = [...document.querySelectorAll('[data-entry]')].filter((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    return { head: document.querySelector('thead').getBoundingClientRect().top, rows: whole.length };
  })()`;
  // Rows are measured once more when their font has arrived.
  const fit = (rows: number) => until(async () => (await page.evaluate<{ rows: number }>(shown)).rows >= rows);
  await fit(9);
  expect((await page.evaluate<{ head: number }>(shown)).head).toBeLessThanOrEqual(200);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fit(6);
  await page.setViewportSize(desktop.viewport!);
  await page.getByLabel('Dense').check();
  await fit(16);
  // The whole row is the link.
  const row = page.getByRole('row').nth(5);
  const [, n] = /Applicant (\d+)\./.exec(await row.innerText())!;
  await row.getByText('Warsaw, Poland').click({ force: true });
  await reviewed(page, n!);
  await page.context().close();

  const mobile = await open({ ...phone, viewport: { width: 390, height: 844 } });
  expect(await mobile.evaluate<number>(`document.querySelector('header').offsetHeight`)).toBeLessThanOrEqual(64);
  const heights = await mobile.evaluate<number[]>(
    `[...document.querySelectorAll('article')].map((card) => card.offsetHeight)`,
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(250);
  await mobile.context().close();
});
