import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { signIn } from './desk.ts';
import { browser, product } from './started.ts';
import { axeViolations, desktop, picture, visit } from './visitor.ts';

beforeAll(async () => {
  const client = clientOf(product);
  await client.submit({ name: 'Berta Middle', email: 'berta@creator.example' });
  await client.submit({ name: 'Anna First', email: 'anna@creator.example' });
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
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  const isThere = async () => {
    await heading(page, 'Anna First').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('article textarea')?.value === 'Call her',
    );
  };
  await signIn(page, product.staff);
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
