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

const happenings: [string, (page: Page) => Promise<void>][] = [
  [
    'the next applicant was looked at',
    async (page) => {
      await page.keyboard.press('j');
      await heading(page, 'Berta Middle').waitFor();
      expect(await note(page).inputValue()).toBe('');
      await page.keyboard.press('k');
    },
  ],
  [
    'a reload',
    async (page) => {
      await page.reload();
    },
  ],
  [
    'it could not be saved for want of a line',
    async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('The note could not be saved.').waitFor();
      await page.context().setOffline(false);
      await page.reload();
    },
  ],
  [
    'the session was ended elsewhere',
    async (page) => {
      await endEverySession();
      await page.keyboard.press('j');
      expect(await covered(page)).not.toMatch(/Anna|Berta|Call her/);
      expect(await axeViolations(page)).toEqual([]);
      await picture(page, 'desk-waiting');
      await signIn(page, product.staff);
      await heading(page, 'Berta Middle').waitFor();
      await page.keyboard.press('k');
    },
  ],
  [
    'a Log Out in another tab',
    async (page) => {
      const other = await page.context().newPage();
      await other.goto(`${product.siteUrl}/admin`);
      await other.getByRole('button', { name: 'Log Out', exact: true }).click();
      expect(await covered(page)).not.toMatch(/Anna|Berta|Call her/);
      await page.reload();
      await signIn(page, product.staff);
    },
  ],
];

test.each(happenings)('a note that was typed is there after %s', async (_what, happens) => {
  const { page, context } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await signIn(page, product.staff);
  await page.getByRole('link', { name: 'Review Anna First' }).click();
  await heading(page, 'Anna First').waitFor();
  await note(page).fill('Call her');
  await page.waitForFunction(() => Object.keys(localStorage).some((item) => item.startsWith('blue-peony-draft.')));
  await note(page).press('Escape');
  await happens(page);
  await heading(page, 'Anna First').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('article textarea')?.value === 'Call her',
  );
  await context.close();
});
