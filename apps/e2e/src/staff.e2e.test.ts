import { beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { goTo, join, setUpOnTheWayIn, signIn } from './desk.ts';
import { linkIn, mailTo } from './mails.ts';
import { browser, dataDir, product } from './started.ts';
import { axeViolations, desktop, phone, picture, sideScroll, visit as visitPage } from './visitor.ts';

beforeAll(async () => {
  const client = clientOf(product);
  const { path } = await client.upload(await jpegPhoto());
  await client.submit({ file_urls: [path] });
});

const visit = (path = '/admin', options = desktop) => visitPage(browser, new URL(path, product.siteUrl).href, options);

test('an owner who requires a second factor sets up her own at once, and opens photos with it, also after Log Out', async () => {
  const owner = await join(product, dataDir, 'owner@agency.example', 'owner');
  const { page, context, complaints } = await visit();
  await signIn(page, owner);
  const file = page.getByRole('link', { name: 'File 1' });
  await file.waitFor();

  await goTo(page, 'Staff');
  await page.getByLabel('The desk opens only with a second factor').check();
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  await page.reload();
  const app = await setUpOnTheWayIn(page);
  await page.reload();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await goTo(page, 'Applications');
  await file.waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();

  await signIn(page, owner);
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  // The open desk's requests were refused when the requirement was switched on.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').innerText()).toBe('Invalid TOTP code entered');
  await page.getByLabel('Code').fill(await app.code());
  await page.keyboard.press('Enter');
  const [photo] = await Promise.all([context.waitForEvent('page'), file.click()]);
  await photo.waitForLoadState();
  expect(await photo.evaluate('document.images[0].naturalWidth')).toBeGreaterThan(0);

  await goTo(page, 'Staff');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('checkbox', { name: /^The desk opens only/, checked: true }).uncheck();
  await saved;
  await context.close();
});

test('whoever has forgotten her password sets a new one by mail, which ends her other sessions', async () => {
  const account = await join(product, dataDir, 'forgetful@agency.example', 'reviewer');
  const elsewhere = await visit();
  await signIn(elsewhere.page, account);
  await elsewhere.page.getByRole('button', { name: 'Log Out', exact: true }).waitFor();

  const { page, context, complaints } = await visit('/admin', phone);
  await page.getByRole('link', { name: 'Forgot your password?' }).tap();
  // The page before has a field of the same name.
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).tap();
  await page.getByText('If this address belongs to an account').waitFor();
  const link = linkIn(await mailTo(dataDir, account.email, /new password/));

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
  await page.getByLabel('Your name').fill('Ann Bee');
  await page.getByLabel('New password').fill('peony field at dawn');
  await page.getByRole('button', { name: 'Save password' }).tap();
  await page.getByText('Ada Peony').first().waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).tap();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(complaints).toEqual([]);

  await signIn(page, account);
  expect(await page.getByRole('alert').innerText()).toBe('Invalid login credentials');
  await signIn(page, { ...account, password: 'peony field at dawn' });
  await page.getByText('Ada Peony').first().waitFor();

  await elsewhere.page.getByText('You were signed out elsewhere').waitFor();
  await elsewhere.context.close();

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).tap();
  expect(await page.getByRole('alert').innerText()).toBe('Token has expired or is invalid');
  await mailTo(dataDir, account.email, /was changed/);
  await context.close();
});

test('an owner invites a reviewer, who accepts by mail, signs in, and manages nobody', async () => {
  const email = 'nina@agency.example';
  const owner = await visit();
  await signIn(owner.page, product.staff);
  await goTo(owner.page, 'Staff');
  await owner.page.getByLabel('Email', { exact: true }).fill(email);
  await owner.page.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.page.getByText(`The invitation to ${email} is on its way.`).waitFor();
  const row = owner.page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited').waitFor();

  const { page, context, complaints } = await visit(linkIn(await mailTo(dataDir, email, /invited/)));
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByLabel('Your name').fill('Nina');
  await page.getByLabel('New password').fill('password12');
  await page.keyboard.press('Enter');
  await page.getByText('This password is among the first that anybody tries.').waitFor();
  await page.getByLabel('New password').fill('a desk of my own');
  await page.keyboard.press('Enter');
  await page.getByText('Ada Peony').first().waitFor();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();

  await signIn(page, { email, password: 'a desk of my own' });
  await page.getByText('Ada Peony').first().waitFor();
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await page.goto(`${product.siteUrl}/admin/staff`);
  await page.getByText('This page is not for your role').waitFor();
  // The browser itself logs the refusal of the weak password.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await context.close();

  await owner.page.reload();
  await row.getByText('Active').waitFor();
  await owner.context.close();
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
  const account = await join(product, dataDir, 'nadia@agency.example', 'reviewer');
  const { page, context, complaints } = await visit();
  await withAuthenticator(page);
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
  await signIn(page, account);
  await goTo(page, 'Account');
  await page.getByLabel('Name of the device').fill('Nadia’s laptop');
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
  await page.getByText('Nadia’s laptop').waitFor();
  await expectSound(page, 'account-factors');

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('link', { name: 'Account' }).waitFor();
  await goTo(page, 'Account');
  await page.getByText('Signed in with a second factor').waitFor();

  await logOut(page);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  await goTo(page, 'Account');
  await page.getByText('9 codes are left.').waitFor();
  await mailTo(dataDir, account.email, /recovery code/i);

  await page.getByRole('button', { name: 'Remove Nadia’s laptop' }).click();
  await page.getByText('No passkey is set up.').waitFor();
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey opens no account here.').waitFor();
  // The browser itself logs the refusal.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await context.close();
});
