import { expect, test } from '@jest/globals';
import { type Checkout } from '@blue-peony/contracts';
import { jsonPost, until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { mailsArrived } from './mails.ts';
import { journeyLocales } from './matrix.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit } from './visitor.ts';

const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`${path}\\S*`).exec(text ?? '')?.[0].replace(/^/, product.siteUrl);
const whole = async (page: Page) => expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);

/** @returns the link of the receipt, with the secret of the order */
async function buy(language: string, email: string): Promise<string> {
  const wanted = { productType: 'digital-guide', currency: 'USD', language };
  const { checkoutUrl } = (await (
    await fetch(`${product.siteUrl}/api/checkouts`, jsonPost(wanted))
  ).json()) as Checkout;
  const paid = new URLSearchParams({ action: 'pay', email });
  await fetch(product.siteUrl + new URL(checkoutUrl).pathname, { method: 'POST', body: paid, redirect: 'manual' });
  return until(async () => {
    const [receipt] = await mailsArrived(dataDir, 1, 0, email);
    return receipt && linkIn(receipt.text, '(/\\w+)?/order/');
  });
}

test.each(journeyLocales())(
  'a buyer on the pages in $language withdraws without a script, and by the mail to her address alone',
  async ({ id, prefix, language }) => {
    const email = `withdrawal-${id}@buyer.example`;
    const order = await visit(browser, await buy(language, email), phone);
    await order.page.locator('form[action^="/api/withdrawal/"] button').click();
    // Filled from the order; she may as well come by the footer.
    await order.page.locator('#name').waitFor();
    expect(await order.page.locator('#email').inputValue()).toBe(email);
    const reference = await order.page.locator('#contract').inputValue();
    await picture(order.page, `withdrawal-filled-${id}`);
    await order.context.close();

    for (const options of [phone, desktop]) {
      const { page, context } = await visit(browser, `${product.siteUrl}${prefix}/help`, {
        ...options,
        javaScriptEnabled: false,
      });
      await page.locator(`footer a[href="/api/withdrawal/${language}"]`).click();
      await page.locator('#name').fill('Ola Nowak');
      await page.locator('#contract').fill(reference);
      await page.locator('#email').fill(email);
      expect(await sideScroll(page)).toBe(0);
      await page.locator('button[name=confirm]').click();
      await page.locator('.sum').first().waitFor();
      expect(await sideScroll(page)).toBe(0);
      await picture(page, `withdrawal-received-${id}-${options.viewport!.width}`);
      await context.close();
    }
    // The receipt of the order, the receipt of both statements, which are one, and the question.
    const mails = await mailsArrived(dataDir, 3, 30_000, email);
    expect(mails).toHaveLength(3);
    const link = mails.map(({ text }) => linkIn(text, '/api/withdrawals/')).find((found) => found !== undefined)!;
    const { page, context, complaints } = await visit(browser, link, phone);
    await whole(page);
    await page.locator('button.main').click();
    await page.locator('.sum').waitFor();
    await whole(page);
    await page.goto(`${product.siteUrl}/api/withdrawal/${language}`);
    await whole(page);
    expect([language, complaints]).toEqual([language, []]);
    await context.close();
  },
);
