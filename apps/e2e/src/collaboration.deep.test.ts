import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { colleague, open, scores, soon, useTwoPeople } from './two-people.ts';
import { desktop, visit } from './visitor.ts';

useTwoPeople(50);

test('an open list shows within two seconds who is assigned to an application and who is reading it', async () => {
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
