import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goTo, signIn } from './desk.ts';
import { mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit } from './visitor.ts';

const staffMailbox = 'staff@blue-peony.example';

let desk: Page;

beforeAll(async () => {
  ({ page: desk } = await visit(browser, `${product.siteUrl}/admin`, desktop));
  await signIn(desk, product.staff);
  await desk.getByRole('navigation', { name: 'Desk' }).waitFor();
});

const mail = (to: string, subject: RegExp) => mailTo(dataDir, to, subject);
const linkIn = (text: string | undefined) => /http:\S+/.exec(text ?? '')![0];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes from the sales page through the sandbox's page, by one of its buttons. */
async function buy(email: string, way: string) {
  const visitor = await visit(browser, `${product.siteUrl}/products/how-to-start-onlyfans`, phone);
  const { page } = visitor;
  await page.getByRole('link', { name: 'Get the guide' }).first().click();
  await page.locator('[data-pay]').click();
  await page.waitForURL('**/sandbox-checkout/*');
  await page.getByLabel('Email for your receipt').fill(email);
  if (way !== 'pay') await page.getByText('Payments that match no order').click();
  await page.locator(`button[value=${way}]`).click();
  await page.waitForURL('**/order/*/success');
  return visitor;
}

/** On a small phone and on a desktop: no axe violations, no horizontal scrolling. */
async function expectSound(name: string): Promise<void> {
  for (const width of [320, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect([name, width, await sideScroll(desk), await axeViolations(desk)]).toEqual([name, width, 0, []]);
    await picture(desk, `${name}-${width}`);
  }
}

/** Waits for the result of a call, and confirms the password when the desk asks for it. */
async function shown(words: string): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: 'Confirm that it is you' });
  const done = desk.getByText(words, { exact: true }).first();
  await done.or(dialog).first().waitFor();
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Password').fill(product.staff.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  }
  await done.waitFor();
}

test('a payment a cent short is told to buyer and staff, and delivered once staff accept it', async () => {
  const { page, context } = await buy('short@reader.example', 'pay-less');
  await heading(page, 'Your payment needs a closer look');
  expect((await mail('short@reader.example', /We are checking your payment/)).text).toContain('$6.98');
  const toStaff = await mail(staffMailbox, /A payment is waiting for your decision/);
  await desk.goto(linkIn(toStaff.text));
  await desk.getByText('1 payment waits for a decision.').waitFor();
  await expectSound('money');
  await desk.getByRole('button', { name: 'Accept: short@reader.example' }).click();
  await desk.getByRole('dialog').waitFor();
  await expectSound('money-accept');
  await desk.getByRole('button', { name: 'Accept and deliver' }).click();
  await desk.getByText('Accepted. The buyer gets the receipt.').waitFor();
  await page.goto(linkIn((await mail('short@reader.example', /Your receipt/)).text));
  await heading(page, 'Thank You for Your Purchase!');
  await context.close();
});

test('a receipt that went to a wrong address is sent to the right one, where alone the order opens', async () => {
  const wrong = await buy('tpyo@reader.example', 'pay');
  await heading(wrong.page, 'Thank You for Your Purchase!');
  const before = linkIn((await mail('tpyo@reader.example', /Your receipt/)).text);
  await wrong.context.close();

  await goTo(desk, 'Orders');
  await desk.getByLabel('Search').fill('tpyo');
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: /^tpyo@reader.example/ }).click();
  await desk.getByRole('button', { name: 'Change the address' }).click();
  await desk.getByLabel('Correct address').fill('typo@reader.example');
  await desk.getByRole('button', { name: 'Change and email' }).click();
  await desk.getByText('Both addresses are told.').waitFor();

  const told = await mail('tpyo@reader.example', /new address/);
  expect(told.text).not.toMatch(/typo@|\/order\//);
  const receipt = linkIn((await mail('typo@reader.example', /Your receipt/)).text);
  const right = await visit(browser, receipt, phone);
  await heading(right.page, 'Thank You for Your Purchase!');
  await right.context.close();
  const stranger = await visit(browser, before, phone);
  await heading(stranger.page, 'This order is paid');
  expect(await stranger.page.getByText('typo@reader.example').count()).toBe(0);
  await stranger.context.close();

  await desk.reload();
  await desk.getByText(/Email about the other address to the address before: sent/).waitFor();
  await expectSound('order-history');
});

test('an owner returns the money of an order from the desk, and the history has the mail about it', async () => {
  const { context } = await buy('back@reader.example', 'pay');
  await mail('back@reader.example', /Your receipt/);
  await context.close();
  await desk.goto(`${product.siteUrl}/admin/orders?q=back%40reader`);
  await desk.getByRole('link', { name: /^back@reader.example/ }).click();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByRole('button', { name: 'Refund it' }).click();
  await shown('Refunded');
  await mail('back@reader.example', /Your payment has been refunded/);
  await desk.getByText(/Email about the refund to the buyer: sent/).waitFor();
});
