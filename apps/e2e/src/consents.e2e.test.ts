import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { mailsArrived } from './mails.ts';
import { journeyLocales } from './matrix.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, phone, sideScroll, visit } from './visitor.ts';

/** Without what binds words in a line. */
const plain = (text = '') => text.replaceAll(/[\u200b\u2060\u00ad]/g, '').replaceAll('\u00a0', ' ');

const whole = async (page: Page) => expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);

/** When the buyer's mail server took the mail with her consents. */
const confirmedAt = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('order-'))!;
    const headers = { authorization: `Order ${sessionStorage.getItem(key)}` };
    const answer = await fetch(`/api/orders/${key.slice('order-'.length)}`, { headers });
    return ((await answer.json()) as { consents: { confirmed_at: string | null } }).consents.confirmed_at;
  });

test.each(journeyLocales())(
  'a buyer on the pages in $language agrees before paying, keeps it by mail and PDF, and her order shows when it was confirmed',
  async ({ id, prefix, language }) => {
    const email = `consents-${id}@buyer.example`;
    for (const options of [phone, desktop]) {
      const { page, context } = await visit(browser, `${product.siteUrl}${prefix}/filming-services`, options);
      await page.locator('a[data-checkout]').first().click();
      await page.locator('[data-pay]').waitFor();
      await whole(page);
      await context.close();
    }
    const { page, context, complaints } = await visit(browser, `${product.siteUrl}${prefix}/filming-services`, phone);
    await page.locator('a[data-checkout]').first().click();
    await page.locator('[data-pay]').waitFor();
    const boxes = await page.locator('dialog label').all();
    const [begin, ends, review] = await page.locator('dialog label').allInnerTexts();
    const sentences = [begin!, ends!];
    for (const box of boxes) await box.click();
    await page.locator('[data-pay]').click();
    await page.waitForURL('**/sandbox-checkout/*');
    await page.getByLabel('Email for your receipt').fill(email);
    await page.locator('button[value=pay]').click();

    const given = page.locator('[aria-labelledby=consents] li');
    await given.first().waitFor();
    expect((await given.allInnerTexts()).map(plain)).toEqual(sentences.map(plain));
    const [receipt] = await mailsArrived(dataDir, 1, 30_000, email);
    for (const sentence of sentences) expect(plain(receipt!.text).replaceAll(/\s+/g, ' ')).toContain(plain(sentence));
    // The third box is no consent, and stays as she ticked it.
    expect(plain(await page.locator('main label').innerText())).toBe(plain(review));
    expect(await page.locator('main label input').isChecked()).toBe(true);
    await until(async () => (await confirmedAt(page)) !== null);
    const papers = await page.getByRole('button', { name: /PDF/ }).all();
    expect(papers).toHaveLength(2);
    for (const paper of papers) {
      const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await whole(page);
    expect([language, complaints]).toEqual([language, []]);
    await context.close();
  },
);
