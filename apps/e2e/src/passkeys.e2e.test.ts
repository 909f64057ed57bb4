import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goTo, join, signIn, type Account } from './desk.ts';
import { mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, picture, sideScroll, visit } from './visitor.ts';

let nina: Account;

beforeAll(async () => {
  nina = await join(product, dataDir, 'nina@agency.example', 'reviewer');
});

/** A device with a fingerprint reader that always accepts immediately. */
async function withAuthenticator(page: Page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function expectSound(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([await axeViolations(page), await sideScroll(page)]).toEqual([[], 0]);
    await picture(page, `${name}-${width}`);
  }
}

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out', exact: true }).click();

test('a passkey opens the desk in two presses, and a recovery code when the device is lost', async () => {
  const { page, context, complaints } = await visit(browser, `${product.siteUrl}/admin`, desktop);
  await withAuthenticator(page);
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
  await expectSound(page, 'passkey-sign-in');
  await signIn(page, nina);
  await goTo(page, 'Account');
  await page.getByLabel('Name of the device').fill('Nina’s laptop');
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  await page.getByText('Your passkey is set up.').waitFor();
  await expectSound(page, 'passkey-confirm');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'Keep recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const code = await page.locator('[data-print] li').first().innerText();
  await expectSound(page, 'recovery-codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 codes are left.').waitFor();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByText('Nina’s laptop').waitFor();
  await expectSound(page, 'account-factors');

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('link', { name: 'Account' }).waitFor();
  await goTo(page, 'Account');
  await page.getByText('Signed in with a second factor').waitFor();

  await logOut(page);
  await signIn(page, nina);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  await goTo(page, 'Account');
  await page.getByText('9 codes are left.').waitFor();
  await mailTo(dataDir, nina.email, /recovery code/i);

  await page.getByRole('button', { name: 'Remove Nina’s laptop' }).click();
  await page.getByText('No passkey is set up.').waitFor();
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey opens no account here.').waitFor();
  // The browser itself logs the refusal.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await context.close();
});
