import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { product } from './started.ts';
import { open, scores, useTwoPeople } from './two-people.ts';

useTwoPeople(50);

/** Cuts the connection repeatedly, for varying times. */
async function cutAtRandom(page: Page, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
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
  const same = async () => isDeepStrictEqual(await scores(), wanted);
  await until(same, 60_000).catch(() => undefined);
  expect(await scores()).toEqual(wanted);
  await context.close();
});
