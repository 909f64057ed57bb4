import { expect, test } from '@jest/globals';
import { isTranslated, pages } from './page-list.ts';
import { browser, product } from './started.ts';
import { axeViolations, desktop, visit } from './visitor.ts';

test.each(pages.filter(isTranslated))('the translated page %s passes axe on a desktop', async (path) => {
  const { page, context } = await visit(browser, product.siteUrl + path, desktop);
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});
