import { beforeAll, expect, test } from '@jest/globals';
import { allowed } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { join, openApplicant, signIn, type Account } from './desk.ts';
import { browser, dataDir, product } from './started.ts';
import { desktop, visit } from './visitor.ts';

let colleague: Account;
const soon = () => ({ timeout: allowed(2_000) });

beforeAll(async () => {
  const { submit } = clientOf(product);
  for (let number = 1; number <= 50; number++)
    await submit({ name: `Applicant ${number}`, email: `number${number}@creator.example` });
  colleague = await join(product, dataDir, 'ben@agency.example', 'reviewer');
});

const open = (staff: Account, name: string) => openApplicant(browser, product, staff, name);
const scores = async () =>
  Object.fromEntries((await clientOf(product).applications()).items.map(({ name, score }) => [name, score]));

test('a list that is open says within two seconds whom an applicant is assigned to and who has her open', async () => {
  const { page: list, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(list, product.staff);
  const row = list.getByRole('row').filter({ hasText: 'Applicant 49' });
  await row.waitFor();
  const two = await open(colleague, 'Applicant 49');
  await row.getByRole('img', { name: 'Open with ben now' }).waitFor(soon());
  await two.page.keyboard.press('m');
  await row.getByRole('img', { name: 'Assigned to ben' }).waitFor(soon());
  await two.page.getByRole('link', { name: 'Applications' }).click();
  await row.getByRole('img', { name: 'Open with ben now' }).waitFor({ state: 'detached', ...soon() });
  await Promise.all([context.close(), two.context.close()]);
});

/** Cuts the connection repeatedly, for varying times. */
async function cutAtRandom(page: Page, until: () => boolean): Promise<void> {
  while (!until()) {
    await page.context().setOffline(true);
    await page.waitForTimeout(50 + Math.random() * 250);
    await page.context().setOffline(false);
    await page.waitForTimeout(50 + Math.random() * 250);
  }
}

test('fifty scores that are typed while the line is cut at random are all saved, none of them wrong', async () => {
  const { page, context } = await open(product.staff, 'Applicant 50');
  let done = false;
  const cutting = cutAtRandom(page, () => done);
  const wanted: Record<string, number> = {};
  for (let number = 50; number >= 1; number--) {
    await page.getByRole('heading', { name: `Applicant ${number}`, exact: true }).waitFor();
    const [first, last] = [(number % 9) + 1, (number * 7) % 10 || 10];
    await page.keyboard.press(String(first));
    await page.keyboard.press(String(last % 10));
    wanted[`Applicant ${number}`] = last;
    await page.keyboard.press('j');
  }
  done = true;
  await cutting;
  let saved = await scores();
  for (let left = 240; left > 0 && JSON.stringify(sorted(saved)) !== JSON.stringify(sorted(wanted)); left--) {
    await page.waitForTimeout(250);
    saved = await scores();
  }
  expect(saved).toEqual(wanted);
  await context.close();
});

const sorted = (record: object) => Object.entries(record).sort();
