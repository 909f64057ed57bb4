import { expect, test } from '@jest/globals';
import { browser, product } from './started.ts';
import { desktop, fillForm, visit } from './visitor.ts';

test('the form, the wait and the help are left by Escape pressed twice, with nothing kept and no way back', async () => {
  const { page, context } = await visit(browser, product.siteUrl, desktop);
  await context.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'elsewhere' }));
  const leave = async () => {
    const before = page.url();
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForURL('https://www.wikipedia.org/');
    await page.goto(product.siteUrl);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.locator('[name=name]').inputValue()).toBe('');
  };
  await page.locator('[name=name]').fill('Ada');
  await leave();
  await fillForm(page, 'quick@creator.example');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/assessment');
  await leave();
  await page.goto(`${product.siteUrl}/th/help`);
  await leave();
  await context.close();
});
